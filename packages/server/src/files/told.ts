import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

/** What a disk says that keeps nothing now. */
export const DISK = {
  full: 'De schijf is vol.',
  broken: 'De schijf antwoordt niet zoals het hoort.',
} as const;

/** What a disk says of a path, by the codes of Node. */
const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: path => `${path} is er niet, of de map ervan niet.`,
  EISDIR: path => `${path} is een map, en geen bestand.`,
  ENOTDIR: path => `${path} is een bestand, en geen map.`,
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

const isFolder = ({ mode }: Stats): boolean => (mode & constants.S_IFMT) === constants.S_IFDIR;

/** Says that somebody may not use what is at a path, and how that is mended. */
const refused = (path: string, found: Stats, whom: number): string => {
  const [owner, name] = [nameOf(found.uid), nameOf(whom)];
  const mend = found.uid === whom ? `chmod u+rw${isFolder(found) ? 'x' : ''}` : `chown ${name}`;
  return `${path} is van ${owner}, en niet toegankelijk voor ${name}. Hoort het bij de gegevens, zet dat dan recht: sudo ${mend} ${path}`;
};

/** Whether the rights of a file let somebody read it, and write it where that is asked; of a folder all that can be done with one. */
const lets = (found: Stats, whom: number, group: number, isWritten: boolean): boolean => {
  const needed = isFolder(found) ? 7 : isWritten ? 6 : 4;
  const granted = found.mode >> (whom === found.uid ? 6 : group === found.gid ? 3 : 0);
  return whom === 0 || (granted & needed) === needed;
};

/** What is at a path; undefined where nothing is, or this process may not look: the folder around it is told then. */
const lookAt = (path: string): Stats | undefined => {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
};

/**
 * What of some paths the owner of a folder cannot use, a sentence each: the server runs as whom its folder is of.
 * @param isWritten the server writes what is there; it only reads it else
 */
export const closedTo = (folder: string, paths: readonly string[], isWritten: boolean): string[] => {
  const { uid, gid } = statSync(folder);
  return paths.flatMap(path => {
    const found = lookAt(path);
    return found && !lets(found, uid, gid, isWritten) ? [refused(path, found, uid)] : [];
  });
};

const isUsable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (isFolder(statSync(path)) ? constants.X_OK : 0));
    return true;
  } catch {
    return false;
  }
};

/** What of a path is there: itself, or the nearest above it. */
const nearestTo = (path: string): string => {
  let at = resolve(path);
  while (!existsSync(at) && dirname(at) !== at) at = dirname(at);
  return at;
};

/** Says what of a path keeps this process out: itself, or the nearest folder above it. */
const refusedAt = (path: string): string => {
  const me = process.getuid?.() ?? 0;
  // Rights keep root out of nothing, and are told otherwise where nobody is.
  if (me === 0) return `${path} is niet toegankelijk.`;
  const at = nearestTo(path);
  const closed = isUsable(at) && statSync(at).uid === me ? dirname(at) : at;
  return refused(closed, statSync(closed), me);
};

/** What went wrong, in a sentence: that of a disk in Dutch, by the path; what is thrown in Dutch as it is. */
export const sentenceOf = (error: unknown): string => {
  // What went wrong first: closing what was open failed too.
  if (error instanceof SuppressedError) return sentenceOf(error.suppressed);
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  // What is being made stands beside, or in a part of, what it is to be.
  const asked = path?.replace(/[/\\]?\.part$/, '');
  if (asked !== undefined && ['EACCES', 'EPERM'].includes(code)) return refusedAt(asked);
  const named = asked !== undefined && code === 'ENOTDIR' ? nearestTo(asked) : asked;
  return SENTENCES[code]?.(named ?? 'Wat je opgaf') ?? error.message;
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

/** Refuses a path of a folder, made or not, at which or above which is a file. @throws Error in Dutch that names it */
export const refuseFile = (folder: string): void => {
  const at = nearestTo(folder);
  const found = lookAt(at);
  if (found && !isFolder(found)) throw new Error(SENTENCES.ENOTDIR!(at));
};
