import { useEffect, useState } from 'react';
import { WHOLE, type Crop, type Size } from './crop.ts';

/** Changes a crop of a picture of this size. */
export type CropChange = (size: Size, crop: Crop) => Crop;

/**
 * What is cut out of one picture.
 * @param onCrop hears every crop, the first one too
 */
export const useCrop = (onCrop: (crop: Crop) => void) => {
  const [size, setSize] = useState<Size>();
  const [{ crop, isEased }, set] = useState({ crop: WHOLE, isEased: false });
  useEffect(() => { onCrop(crop); }, [crop, onCrop]);
  return {
    /** Unknown until the picture is drawn. */
    size,
    setSize,
    crop,
    /** The last change was a leap: it is shown as a movement. */
    isEased,
    change: (how: CropChange, isLeap = false) => {
      if (size) set(was => ({ crop: how(size, was.crop), isEased: isLeap }));
    },
  };
};
