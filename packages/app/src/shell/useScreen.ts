import { useEffect } from 'react';
import { firstScreenIsReady } from './boot/splash.ts';

/** The name of the product. */
export const BRAND = 'Staalkaart';

/**
 * Names the page in the tab, and tells the splash when the first screen is complete.
 * @param title Dutch, without the name of the product, or that name
 * @param isReady nothing of the screen is a skeleton any more
 */
export const useScreen = (title: string, isReady = true): void => {
  useEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
  useEffect(() => {
    if (isReady) firstScreenIsReady();
  }, [isReady]);
};
