/** How a picture is kept in a document. */
export interface ImageSize {
  width: number;
  height: number;
  extension: 'png' | 'jpg';
}

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20), extension: 'png' });

/** Walks the markers of a JPEG to the one that carries its size. */
const jpegSize = (view: DataView): ImageSize | undefined => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), extension: 'jpg' };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** The size of a PNG or a JPEG; undefined for anything else. */
export const imageSize = (bytes: Uint8Array): ImageSize | undefined => {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return pngSize(view);
  return view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
};
