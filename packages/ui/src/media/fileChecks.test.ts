import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkMedia } from './fileChecks.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const JPG = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1];
const ftyp = (brand: string) => [0, 0, 0, 0x20, ...Buffer.from(`ftyp${brand}`)];
const MB = 1024 * 1024;

const file = (name: string, type: string, bytes: readonly number[] | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** A file that says it has a size, without filling the memory. */
const sized = (name: string, type: string, bytes: readonly number[], size: number) => Object.defineProperty(file(name, type, bytes), 'size', { value: size });

/** What only a browser can do: draws every picture but those that are called 'kapot'. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.startsWith('kapot')) throw new DOMException('kapot', 'InvalidStateError');
    return { close: () => undefined };
  });
});
afterEach(() => { vi.unstubAllGlobals(); });

const TOO_LARGE_IMAGE = 'File is groter dan 15 MB. Kleinere files opladen aub.';
const TOO_LARGE_VIDEO = 'File is groter dan 75 MB. Kleinere files opladen aub.';
const WRONG_VIDEO = 'Dit video formaat wordt niet ondersteund.';
const WRONG_IMAGE = 'Enkel png of jpg wordt ondersteund.';
const NOT_AN_IMAGE = 'Dit bestand is geen geldige png of jpg.';

describe('checkMedia of an image', () => {
  it.each([
    ['a png', file('kaart.png', 'image/png', PNG)],
    ['a jpg', file('kaart.jpg', 'image/jpeg', JPG)],
    ['a jpeg', file('kaart.jpeg', 'image/jpeg', JPG)],
    ['capitals', file('KAART.JPG', 'IMAGE/JPEG', JPG)],
    ['an old type of jpg', file('kaart.jpg', 'image/pjpeg', JPG)],
    ['a system that knows no types', file('kaart.png', '', PNG)],
    ['a phone that gives no ending', file('image', 'image/jpeg', JPG)],
    ['a png with the ending of a jpg', file('kaart.jpg', 'image/jpeg', PNG)],
    ['dots in the name', file('kaart.v2.final.png', 'image/png', PNG)],
  ])('takes %s', async (_, chosen) => { expect(await checkMedia(chosen, 'image')).toBeUndefined(); });

  it.each([
    ['a gif', file('kaart.gif', 'image/gif', 'GIF89a')],
    ['a webp', file('kaart.webp', 'image/webp', 'RIFF')],
    ['a heic of a phone', file('IMG_1.HEIC', 'image/heic', ftyp('heic'))],
    ['an svg', file('kaart.svg', 'image/svg+xml', '<svg/>')],
    ['a film', file('film.mp4', 'video/mp4', ftyp('isom'))],
    ['a pdf of an unknown type', file('kaart.pdf', '', '%PDF-1.7')],
    ['another ending than the type', file('kaart.gif', 'image/png', PNG)],
    ['another type than the ending', file('kaart.png', 'text/plain', PNG)],
    ['neither type nor ending', file('kaart', '', PNG)],
    ['a folder', file('png', '', '')],
    ['a double ending', file('kaart.png.exe', '', PNG)],
  ])('refuses %s', async (_, chosen) => { expect(await checkMedia(chosen, 'image')).toBe(WRONG_IMAGE); });

  it('refuses an empty file', async () => { expect(await checkMedia(file('kaart.png', 'image/png', []), 'image')).toBe('Dit bestand is leeg.'); });

  it('takes 15 MB, and not a byte more', async () => {
    expect(await checkMedia(sized('kaart.png', 'image/png', PNG, 15 * MB), 'image')).toBeUndefined();
    expect(await checkMedia(sized('kaart.png', 'image/png', PNG, 15 * MB + 1), 'image')).toBe(TOO_LARGE_IMAGE);
  });

  it.each([
    ['a text that is called .png', file('kaart.png', 'image/png', 'Dit is geen afbeelding')],
    ['a film that is called .jpg', file('kaart.jpg', 'image/jpeg', ftyp('isom'))],
    ['a png that is cut short', file('kaart.png', 'image/png', PNG.slice(0, 7))],
    ['a damaged png', file('kaart.png', 'image/png', [...PNG.slice(0, 4), 0x0a, ...PNG.slice(5)])],
    ['one byte', file('kaart.jpg', 'image/jpeg', [0xff])],
  ])('refuses %s', async (_, chosen) => { expect(await checkMedia(chosen, 'image')).toBe(NOT_AN_IMAGE); });

  it('refuses what begins like a picture and cannot be drawn', async () => {
    expect(await checkMedia(file('kapot.png', 'image/png', PNG), 'image')).toBe(NOT_AN_IMAGE);
  });
});

describe('checkMedia of a video', () => {
  it.each(['isom', 'mp42', 'avc1', 'M4V ', 'iso5', 'dash'])('takes an mp4 of brand %j', async brand => {
    expect(await checkMedia(file('film.mp4', 'video/mp4', ftyp(brand)), 'video')).toBeUndefined();
  });
  it('takes a system that knows no types', async () => { expect(await checkMedia(file('FILM.MP4', '', ftyp('isom')), 'video')).toBeUndefined(); });

  it.each([
    ['a .mov', file('film.mov', 'video/quicktime', ftyp('qt  '))],
    ['a .mov that is called .mp4', file('film.mp4', 'video/mp4', ftyp('qt  '))],
    ['a .mov of an unknown type', file('film.mov', '', ftyp('qt  '))],
    ['a webm', file('film.webm', 'video/webm', [0x1a, 0x45, 0xdf, 0xa3])],
    ['an avi that is called .mp4', file('film.mp4', 'video/mp4', 'RIFF....AVI LIST')],
    ['a heic that is called .mp4', file('film.mp4', 'video/mp4', ftyp('heic'))],
    ['a text that is called .mp4', file('film.mp4', 'video/mp4', 'Dit is geen video')],
    ['a header that is cut short', file('film.mp4', 'video/mp4', ftyp('isom').slice(0, 9))],
    ['a picture', file('kaart.png', 'image/png', PNG)],
  ])('refuses %s', async (_, chosen) => { expect(await checkMedia(chosen, 'video')).toBe(WRONG_VIDEO); });

  it('refuses an empty file', async () => { expect(await checkMedia(file('film.mp4', 'video/mp4', []), 'video')).toBe('Dit bestand is leeg.'); });

  it('takes 75 MB, and not a byte more', async () => {
    expect(await checkMedia(sized('film.mp4', 'video/mp4', ftyp('isom'), 75 * MB), 'video')).toBeUndefined();
    expect(await checkMedia(sized('film.mp4', 'video/mp4', ftyp('isom'), 75 * MB + 1), 'video')).toBe(TOO_LARGE_VIDEO);
  });
});

describe('checkMedia', () => {
  it('says so when a file cannot be read', async () => {
    const gone = Object.defineProperty(file('kaart.png', 'image/png', PNG), 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('weg', 'NotReadableError')) }) });
    expect(await checkMedia(gone, 'image')).toBe('Dit bestand kan niet gelezen worden.');
  });
  it('names the type before the size', async () => {
    expect(await checkMedia(sized('film.mov', 'video/quicktime', ftyp('qt  '), 900 * MB), 'video')).toBe(WRONG_VIDEO);
  });
});
