import { type ByteSource, type Content, createParts, latin, uint32 } from './bytes.ts';

const SIGNATURE = '\u0089PNG\r\n\u001A\n';

/** More chunks than any editor writes: a file that is made to keep a server busy. */
const MOST_CHUNKS = 65_536;

/** What has to be understood: nobody draws a picture that holds anything else of that kind. */
const CRITICAL = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
const isUnknown = (name: string): boolean => !/^[a-z]/.test(name) && !CRITICAL.includes(name);

/** What is drawn by: that, and of the rest colours, sizes and frames. No texts, no dates, no places. */
const isDrawn = (name: string): boolean => CRITICAL.includes(name) || ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'].includes(name);

/** A file as a PNG that is whole, by its chunks; undefined for anything else. */
export const pngIn = (source: ByteSource): Content | undefined => {
  const head = source.read(0, 24);
  if (latin(head, 0, 8) !== SIGNATURE || latin(head, 12, 4) !== 'IHDR' || uint32(head, 8) !== 13) return undefined;
  const [width, height] = [uint32(head, 16), uint32(head, 20)];
  if (width === 0 || height === 0) return undefined;
  const { parts, add } = createParts();
  add([0, 8]);
  let hasData = false;
  for (let [at, count] = [8, 0]; count < MOST_CHUNKS; count += 1) {
    const chunk = source.read(at, 8);
    const [name, end] = [latin(chunk, 4, 4), at + 12 + uint32(chunk, 0)];
    if (chunk.length < 8 || end > source.size || isUnknown(name) || (isDrawn(name) && !add([at, end]))) return undefined;
    hasData ||= name === 'IDAT';
    if (name === 'IEND') return hasData ? { type: 'image/png', width, height, parts } : undefined;
    at = end;
  }
  return undefined;
};
