/** Bytes that are at hand, a part at a time. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** As many bytes as are asked for from a place on, or as there are. They count until the next call. */
  read(from: number, length: number): Uint8Array;
}

/** Bytes from one place up to another, or bytes that stand in their place. */
export type Part = readonly [from: number, to: number] | Uint8Array<ArrayBuffer>;

/** The media types that are kept, each with the ending of its path. */
export const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'video/mp4': 'mp4' } as const;
export type FileType = keyof typeof EXTENSIONS;

/** What a file is by its bytes. */
export interface Content {
  type: FileType;
  /** In px, as the file has them before it is turned; 0 for a film. */
  width: number;
  height: number;
  /** What is kept of it: a picture without where it was taken, by whom and with what, and without what follows it. */
  parts: readonly Part[];
}

/** More pieces than any camera or editor writes: a file that is made to keep a server busy. */
const MOST = 4096;

/** Collects what is kept of a file; pieces that touch become one. */
export const createParts = (): { parts: readonly Part[]; add: (part: Part) => boolean } => {
  const parts: Part[] = [];
  return {
    parts,
    /** @returns whether there are no more of them than is sane */
    add(part) {
      const last = parts.at(-1);
      const touches = last && !(last instanceof Uint8Array) && !(part instanceof Uint8Array) && last[1] === part[0];
      if (touches) parts[parts.length - 1] = [last[0], part[1] as number];
      else parts.push(part);
      return parts.length <= MOST;
    },
  };
};

/** Four bytes as a number. */
export const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);

/** Two bytes as a number, 0 beyond the end. */
export const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0);

/** Bytes as text, each as one character. */
export const latin = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));

/** Bytes in memory as a source. */
export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (from, length) => bytes.subarray(from, from + length),
});

/** Bytes in hexadecimal, two digits each. */
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** 128 random bits that nobody guesses, in hexadecimal. */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
