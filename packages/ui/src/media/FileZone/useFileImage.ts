import { useCallback } from 'react';

/**
 * Shows a chosen file in an `<img>`: give it this as `ref`, and no `src`. The URL is given back to the browser
 * when the file changes or the image goes.
 */
export const useFileImage = (file: File | undefined) => useCallback((image: HTMLImageElement) => {
  if (!file) return undefined;
  const url = URL.createObjectURL(file);
  image.src = url;
  return () => URL.revokeObjectURL(url);
}, [file]);
