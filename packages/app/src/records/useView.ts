import type { View } from '@staalkaart/ui';
import { useState } from 'react';
import { readDevice, writeDevice } from '../shell/boot/deviceStorage.ts';

/** Grid or list, remembered on this device for each page (specification §4, "View"). */
export const useView = (page: 'products' | 'categoryProducts' | 'collections' | 'categories' | 'assets'): [View, (view: View) => void] => {
  const key = `staalkaart.view.${page}`;
  const [view, setView] = useState<View>(() => (readDevice(key) === 'list' ? 'list' : 'grid'));
  const choose = (next: View) => {
    setView(next);
    writeDevice(key, next);
  };
  return [view, choose];
};
