import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What of the load generator's results is read. */
interface Result { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number; timeouts: number; '3xx': number }
interface Options { url: string; connections: number; duration: number; overallRate?: number; requests: readonly { path: string; headers: Record<string, string> }[] }

const FOLDER = join(process.cwd(), 'bench/load');
const CONNECTIONS = 10;

/** Installs the load generator in its own folder, once. */
const generator = (): (options: Options) => Promise<Result> => {
  if (!existsSync(join(FOLDER, 'node_modules/autocannon'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  }
  return createRequire(join(FOLDER, 'package.json'))('autocannon') as (options: Options) => Promise<Result>;
};

/** Calls that are sent in turn: all with the same token. */
export interface Load {
  url: string;
  token: string;
  paths: readonly string[];
  headers?: Record<string, string>;
}

const run = async ({ url, token, paths, headers = {} }: Load, seconds: number, rate?: number): Promise<Result> => {
  const requests = paths.map(path => ({ path, headers: { Authorization: `Bearer ${token}`, ...headers } }));
  const result = await generator()({ url, connections: CONNECTIONS, duration: seconds, requests, ...(rate ? { overallRate: Math.max(CONNECTIONS, Math.round(rate)) } : {}) });
  const wrong = result.errors + result.timeouts + result.non2xx - ('If-None-Match' in headers ? result['3xx'] : 0);
  if (wrong > 0) throw new Error(`${wrong} calls to ${paths[0]} were not answered as they should.`);
  return result;
};

/** How much of a load a server takes. */
export interface Taken {
  /** Requests per second, each connection sending the next as soon as the last is answered. */
  rate: number;
  /** In ms, at half of that rate, sent at their times whether the last was answered or not. */
  p99: number;
}

/**
 * Measures one kind of call, after a warm-up.
 * @param seconds of each of the two parts
 * @throws where an answer is a refusal
 */
export const measureLoad = async (load: Load, seconds: number): Promise<Taken> => {
  await run(load, 1);
  const { requests: { average: rate } } = await run(load, seconds);
  const { latency: { p99 } } = await run(load, seconds, rate / 2);
  return { rate, p99 };
};

/** The value that 99 of 100 stay below. */
export const p99Of = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/**
 * How long others wait while something happens: a detail every 20 ms, sent at its time.
 * @returns what was awaited, and the p99 of the others in ms
 */
export const beside = async <Value>(load: Load, work: () => Promise<Value>): Promise<{ value: Value; p99: number }> => {
  const waits: Promise<number>[] = [];
  const ask = async (path: string) => {
    const begin = performance.now();
    const answer = await fetch(load.url + path, { headers: { Authorization: `Bearer ${load.token}` } });
    await answer.arrayBuffer();
    return performance.now() - begin;
  };
  const timer = setInterval(() => { waits.push(ask(load.paths[waits.length % load.paths.length]!)); }, 20);
  try {
    return { value: await work(), p99: p99Of(await Promise.all(waits)) };
  } finally {
    clearInterval(timer);
  }
};
