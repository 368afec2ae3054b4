import { randomBytes } from 'node:crypto';

const MB = 1024 * 1024;

/** A film of that many MB, as far as its first bytes tell. */
export const film = (megabytes: number): Blob => {
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1');
  return new Blob([head, Buffer.alloc(megabytes * MB - head.length)], { type: 'video/mp4' });
};

/** A photo of 24 megapixels; undefined where nothing can make one. */
export const photo = async (): Promise<Blob | undefined> => {
  const sharp = await import('sharp').then(({ default: make }) => make, () => undefined);
  if (!sharp) return undefined;
  const small = randomBytes(600 * 400 * 3);
  const bytes = await sharp(small, { raw: { width: 600, height: 400, channels: 3 } }).resize(6000, 4000).jpeg({ quality: 85 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};

/** A CSV of that many products, all of them right. */
export const csv = (rows: number, customer: string, category: string): Blob => new Blob([
  'name;erpId;ammount;formatOpen;formatClosed;customer;categories;tags;materials;description\r\n',
  Array.from({ length: rows }, (_, row) => `Ingevoerd ${row};IMP-${row};${row % 900};A4;A5;${customer};${category};;;<p>Rij ${row}</p>\r\n`).join(''),
], { type: 'text/csv' });
