import { tokens } from '../../theme/tokens.ts';
import { squareOf, type Crop } from './crop.ts';

/** px, width and height of what is sent. */
const AVATAR_PX = 512;

const QUALITY = 0.9;

/** Cuts a square out of a picture: a jpg of 512 by 512 px under the picture's own name. Throws when the browser cannot draw it. */
export const avatarFile = async (picture: File, crop: Crop): Promise<File> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const canvas = new OffscreenCanvas(AVATAR_PX, AVATAR_PX);
    const pencil = canvas.getContext('2d');
    if (!pencil) throw new Error('This browser has no canvas to draw on');
    // A jpg is not see-through: what was, becomes white instead of black.
    pencil.fillStyle = tokens['color-surface'];
    pencil.fillRect(0, 0, AVATAR_PX, AVATAR_PX);
    pencil.imageSmoothingQuality = 'high';
    const { left, top, side } = squareOf(bitmap, crop);
    pencil.drawImage(bitmap, left, top, side, side, 0, 0, AVATAR_PX, AVATAR_PX);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return new File([blob], `${picture.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
};
