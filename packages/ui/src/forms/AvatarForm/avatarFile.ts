import type { Area } from 'react-easy-crop';
import { tokens } from '../../theme/tokens.ts';

/** px, width and height of what is sent. */
const AVATAR_PX = 512;

const QUALITY = 0.9;

/** As much of an image as fits in a square, from its middle. */
const middleOf = ({ width, height }: ImageBitmap): Omit<Area, 'height'> => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side };
};

/**
 * Cuts a square out of an image: a jpg of 512 by 512 px under the image's own name. Throws when the browser cannot draw it.
 * @param square in px of the image; its middle without it
 */
export const avatarFile = async (image: File, square?: Area): Promise<File> => {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' });
  try {
    const canvas = new OffscreenCanvas(AVATAR_PX, AVATAR_PX);
    const pencil = canvas.getContext('2d');
    if (!pencil) throw new Error('This browser has no canvas to draw on');
    // A jpg is not see-through: what was, becomes white instead of black.
    pencil.fillStyle = tokens['color-surface'];
    pencil.fillRect(0, 0, AVATAR_PX, AVATAR_PX);
    pencil.imageSmoothingQuality = 'high';
    const { x, y, width } = square ?? middleOf(bitmap);
    pencil.drawImage(bitmap, x, y, width, width, 0, 0, AVATAR_PX, AVATAR_PX);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return new File([blob], `${image.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
};
