import { type ByteSource, type Content, createParts, latin, uint16 } from './bytes.ts';

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
/** More segments than any camera writes: a file that is made to keep a server busy. */
const MOST_SEGMENTS = 4096;
/** How much of a scan is looked through at a time, in bytes. */
const BLOCK = 65_536;

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** A restart stands within a scan, as a 255 that is followed by 0 does. */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a segment is about drawing: not what an application, a camera or a person added. */
const isDrawn = (marker: number, segment: Uint8Array): boolean => {
  const begins = (text: string) => latin(segment, 4, text.length) === text;
  if (marker === 0xe0) return begins('JFIF\0');
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  if (marker === 0xee) return begins('Adobe');
  return marker < 0xe0;
};

/** How a camera was held, 1 to 8, as the first directory of its Exif says; 1 is upright. */
const orientationIn = (segment: Uint8Array): number => {
  const tiff = segment.subarray(10);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = latin(tiff, 0, 2) === 'II';
  const directory = tiff.length < 8 ? tiff.length : view.getUint32(4, isLittle);
  const count = directory + 2 > tiff.length ? 0 : view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    const value = view.getUint16(at + 8, isLittle);
    if (view.getUint16(at, isLittle) === 0x0112) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** An Exif that says how to turn a picture, and nothing else. */
const exifOf = (orientation: number): Uint8Array<ArrayBuffer> => new Uint8Array([
  0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8,
  0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
]);

/** Where the first marker after a scan stands, or the end of the file. */
const endOfScan = (source: ByteSource, from: number): number => {
  for (let start = from; start < source.size;) {
    const block = source.read(start, BLOCK);
    for (let at = block.indexOf(0xff); at !== -1; at = block.indexOf(0xff, at + 1)) {
      const marker = at + 1 < block.length ? block[at + 1]! : undefined;
      if (marker !== undefined && marker !== 0xff && !isWithinScan(marker)) return start + at;
    }
    // The last byte is looked at again, since what follows it says what it is.
    start += block.length > 1 ? block.length - 1 : 1;
  }
  return source.size;
};

/** A file as a JPEG, by its segments; undefined for anything else. One without its end is drawn by every browser, and taken. */
export const jpegIn = (source: ByteSource): Content | undefined => {
  if (uint16(source.read(0, 2), 0) !== 0xff00 + SOI) return undefined;
  const { parts, add } = createParts();
  add([0, 2]);
  let [width, height, orientation, hasScan] = [0, 0, 1, false];
  for (let [at, count] = [2, 0]; at < source.size; count += 1) {
    if (count > MOST_SEGMENTS) return undefined;
    const head = source.read(at, 4);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff || marker === 0xff) {
      // One 255 too many is filling; anything else after a scan is not of the picture any more.
      if (head[0] !== 0xff && !hasScan) return undefined;
      if (head[0] !== 0xff) break;
      at += 1;
      continue;
    }
    if (marker === EOI) {
      add([at, at + 2]);
      break;
    }
    const length = isWithinScan(marker) || marker === 0x01 ? 0 : uint16(head, 2);
    const end = at + 2 + length;
    if (end > source.size || length === 1) {
      if (!hasScan) return undefined;
      break;
    }
    const segment = source.read(at, end - at);
    if (isFrame(marker)) [height, width] = [uint16(segment, 5), uint16(segment, 7)];
    if (marker === SOS && !(width > 0 && height > 0)) return undefined;
    if (marker === 0xe1 && orientation === 1 && latin(segment, 4, 6) === 'Exif\0\0') {
      orientation = orientationIn(segment);
      if (orientation > 1) add(exifOf(orientation));
    }
    const next = marker === SOS ? endOfScan(source, end) : end;
    if (isDrawn(marker, segment) && !add([at, next])) return undefined;
    hasScan ||= marker === SOS;
    at = next;
  }
  return hasScan ? { type: 'image/jpeg', width, height, parts } : undefined;
};
