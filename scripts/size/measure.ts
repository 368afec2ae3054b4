import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { originOf } from './origin.ts';
import type { Part } from './parts.ts';

/** What every page has already. */
const SHARED = /^(react|react-dom|styled-components)(\/|$)/;

/** A part's weight in bytes of brotli. */
export interface Weight {
  name: string;
  /** What must be there before it shows. */
  now: number;
  /** What it loads when it is near. */
  later: number;
  /** Where the bytes of `now` come from, the heaviest first: shares of the whole, by the size of the source. */
  drags: { name: string; bytes: number }[];
}

const weigh = (code: string) => brotliCompressSync(code).byteLength;

/** The chunks that an entry cannot do without. */
const atOnce = (chunks: readonly Rolldown.OutputChunk[]): Set<string> => {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name) || !byName.has(name)) return;
    names.add(name);
    byName.get(name)!.imports.forEach(add);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName);
  return names;
};

const dragsOf = (chunks: readonly Rolldown.OutputChunk[], self: string) => {
  const shares = new Map<string, number>();
  for (const { code, modules } of chunks) {
    const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [originOf(id), renderedLength] as const);
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
    const each = whole && weigh(code) / whole;
    for (const [name, length] of lengths) if (name) shares.set(name, (shares.get(name) ?? 0) + length * each);
  }
  shares.delete(self);
  return [...shares].map(([name, bytes]) => ({ name, bytes: Math.round(bytes) })).sort((a, b) => b.bytes - a.bytes);
};

/** Builds a part alone, as the app would, and weighs it. */
export const measure = async ({ name, file }: Part): Promise<Weight> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input: file, external: SHARED, preserveEntrySignatures: 'strict', experimental: { lazyBarrel: true } } },
  }) as Rolldown.RolldownOutput;
  const chunks = built.output.filter(output => output.type === 'chunk');
  const names = atOnce(chunks);
  const needed = chunks.filter(({ fileName }) => names.has(fileName));
  const sum = (some: readonly Rolldown.OutputChunk[]) => some.reduce((total, { code }) => total + weigh(code), 0);
  return { name, now: sum(needed), later: sum(chunks) - sum(needed), drags: dragsOf(needed, name) };
};
