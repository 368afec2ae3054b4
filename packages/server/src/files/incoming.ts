import { type Content, type IncomingFile, MEDIA, newFileName } from '@staalkaart/api';
import { readSync } from 'node:fs';
import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, sync } from './disk.ts';
import type { Layout } from './layout.ts';
import type { Received } from './receive.ts';

/** How much is read at a time, in bytes: what looks at a file asks for a few at a time. */
const WINDOW = 65_536;

/** Reads an open file through a window. */
const readerOf = (handle: FileHandle): IncomingFile['read'] => {
  let [window, start] = [new Uint8Array(), 0];
  return (from, length) => {
    if (from < start || from + length > start + window.length) {
      const room = new Uint8Array(Math.max(length, WINDOW));
      [window, start] = [room.subarray(0, readSync(handle.fd, room, 0, room.length, from)), from];
    }
    return window.subarray(from - start, from - start + length);
  };
};

/** Writes what is kept of a file to another. */
const copyParts = async (from: FileHandle, to: string, { parts }: Content): Promise<void> => {
  const copy = await open(to, 'wx', 0o600);
  try {
    const room = new Uint8Array(WINDOW);
    for (const part of parts) {
      // Whole or not at all: a nearly full disk takes part of what it is given, and says nothing.
      if (part instanceof Uint8Array) await copy.writeFile(part);
      else {
        for (let [at, end] = part; at < end;) {
          const { bytesRead } = await from.read(room, 0, Math.min(WINDOW, end - at), at);
          if (bytesRead === 0) throw new Error('A file became shorter while it was read');
          await copy.writeFile(room.subarray(0, bytesRead));
          at += bytesRead;
        }
      }
    }
    await copy.sync();
  } finally {
    await copy.close();
  }
};

const isWhole = ({ parts: [part, ...others] }: Content, size: number): boolean =>
  others.length === 0 && part !== undefined && !(part instanceof Uint8Array) && part[0] === 0 && part[1] === size;

/**
 * A file that has come in, as the calls know it.
 * @param temporary where it is; gone once it was let go of
 * @param onKept hears under what name it is kept
 */
export const incomingFile = (layout: Layout, handle: FileHandle, temporary: string, { name, size, isTooLarge }: Received, onKept: (name: string) => void): IncomingFile => {
  const keep = async (content: Content): Promise<string> => {
    const kept = newFileName(content.type);
    const target = layout.fileOf(kept);
    await makeFolder(dirname(target));
    const source = isWhole(content, size) ? temporary : `${temporary}.kept`;
    if (source === temporary) await handle.sync();
    else await copyParts(handle, source, content);
    if (content.width > 0) {
      await writeFile(join(layout.waiting, kept), '');
      await sync(layout.waiting);
    }
    // Not before it is whole and on the disk: a name never leads to half a file.
    await rename(source, target);
    await sync(dirname(target));
    onKept(kept);
    return MEDIA + kept;
  };
  return {
    name,
    size,
    isTooLarge,
    read: readerOf(handle),
    keep,
    discard: async () => {
      await handle.close();
      for (const left of [temporary, `${temporary}.kept`]) await rm(left, { force: true });
    },
  };
};
