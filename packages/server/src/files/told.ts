import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** What a disk says that keeps nothing now. */
export const DISK = {
  full: 'De schijf is vol.',
  broken: 'De schijf antwoordt niet zoals het hoort.',
} as const;

/** What a disk says of a path, by the codes of Node. */
const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: path => `${path} is er niet, of de map ervan niet.`,
  EISDIR: path => `${path} is een map, en geen bestand.`,
  ENOTDIR: path => `${path} ligt niet in een map, of is er geen.`,
  EROFS: path => `${path} staat op een schijf die alleen gelezen kan worden.`,
  ENOSPC: () => DISK.full,
  EDQUOT: () => DISK.full,
  EIO: () => DISK.broken,
  EMFILE: () => 'Er zijn te veel bestanden tegelijk open.',
  ENFILE: () => 'Er zijn te veel bestanden tegelijk open.',
};

/** Somebody of this machine, by number: Node knows the name of nobody but who runs it. */
const nameOf = (uid: number): string => {
  if (uid === 0) return 'root';
  try {
    const me = userInfo();
    if (me.uid === uid) return me.username;
  } catch {
    // Who runs it has no name, as in a container.
  }
  return String(uid);
};

/** Says that somebody may not use what is at a path, and how that is mended. */
const refused = (path: string, { uid, mode }: Stats, whom: number): string => {
  const [owner, name, isFolder] = [nameOf(uid), nameOf(whom), (mode & constants.S_IFMT) === constants.S_IFDIR];
  const mend = uid === whom ? `chmod u+rw${isFolder ? 'x' : ''}` : `chown ${name}`;
  return `${path} is van ${owner}, en niet toegankelijk voor ${name}. Hoort het bij de gegevens, zet dat dan recht: sudo ${mend} ${path}`;
};

/** Whether the rights of a file or a folder let somebody read and write it. */
const lets = ({ uid, gid, mode }: Stats, whom: number, group: number): boolean => {
  const needed = (mode & constants.S_IFMT) === constants.S_IFDIR ? 7 : 6;
  const granted = mode >> (whom === uid ? 6 : group === gid ? 3 : 0);
  return whom === 0 || (granted & needed) === needed;
};

/**
 * What of some paths the owner of a folder cannot read and write, a sentence each: the server runs as whom its folder is of.
 * What is not there is no matter, nor is what this process may not look at: the folder around it is told.
 */
export const closedTo = (folder: string, paths: readonly string[]): string[] => {
  const { uid, gid } = statSync(folder);
  return paths.flatMap(path => {
    const found = existsSync(path) ? statSync(path) : undefined;
    return found && !lets(found, uid, gid) ? [refused(path, found, uid)] : [];
  });
};

const isUsable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Says what of a path keeps this process out: itself, or the nearest folder above it. */
const refusedAt = (path: string): string => {
  const me = process.getuid?.() ?? 0;
  // Rights keep root out of nothing, and are told otherwise where nobody is.
  if (me === 0) return `${path} is niet toegankelijk.`;
  let at = path;
  while (!existsSync(at) && dirname(at) !== at) at = dirname(at);
  const closed = isUsable(at) && statSync(at).uid === me ? dirname(at) : at;
  return refused(closed, statSync(closed), me);
};

/** What went wrong, in a sentence: that of a disk in Dutch, by the path; what is thrown in Dutch as it is. */
export const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  // What is being made stands beside, or in a part of, what it is to be.
  const asked = path?.replace(/[/\\]?\.part$/, '');
  if (asked !== undefined && ['EACCES', 'EPERM'].includes(code)) return refusedAt(asked);
  return SENTENCES[code]?.(asked ?? 'Wat je opgaf') ?? error.message;
};

/** Refuses what of some paths is there and cannot be used. @throws Error in Dutch that names it */
export const refuseClosed = (paths: readonly string[], mode: number): void => {
  for (const path of paths) {
    try {
      accessSync(path, mode);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(sentenceOf(error), { cause: error });
    }
  }
};
