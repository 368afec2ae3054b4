/** Four quarters of a picture, clockwise from the upper left one. */
const QUARTERS = ['#d62828', '#2a9d4a', '#1d4ed8', '#f2c200'] as const;

/** A picture whose quarters tell what was cut out. */
const draw = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const pencil = canvas.getContext('2d')!;
  const corners = [[0, 0], [0.5, 0], [0.5, 0.5], [0, 0.5]] as const;
  corners.forEach(([x, y], index) => {
    pencil.fillStyle = QUARTERS[index]!;
    pencil.fillRect(x * width, y * height, width / 2, height / 2);
  });
  return canvas;
};

export const quarteredPng = async (width: number, height: number, name = 'foto.png') =>
  new File([await draw(width, height).convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });

/** What a phone held upright writes: "turn me a quarter to the right" before the jpg's own data. */
const TURNED = new Uint8Array([
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8,
  0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]);

export const turnedJpg = async (width: number, height: number, name = 'telefoon.jpg') => {
  const blob = await draw(width, height).convertToBlob({ type: 'image/jpeg', quality: 1 });
  return new File([blob.slice(0, 2), TURNED, blob.slice(2)], name, { type: 'image/jpeg' });
};

/** The quarter whose colour a point of a picture has; `edge` is white or something between. */
export const quarterAt = async (file: File, x: number, y: number): Promise<number | 'edge'> => {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pencil = canvas.getContext('2d')!;
  pencil.drawImage(bitmap, 0, 0);
  const [red, green, blue] = pencil.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data;
  const found = QUARTERS.findIndex(colour => {
    const wanted = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
    return [red!, green!, blue!].every((value, index) => Math.abs(value - wanted[index]!) < 24);
  });
  return found === -1 ? 'edge' : found;
};
