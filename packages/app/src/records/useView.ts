import type { View } from '@staalkaart/ui';
import { useState } from 'react';
import { device } from '../shell/storage.ts';

/** Grid or list, remembered on this device for each page (specification §4, "View"). */
export const useView = (page: 'products' | 'categoryProducts' | 'collections' | 'categories' | 'assets'): [View, (view: View) => void] => {
  const key = `staalkaart.view.${page}`;
  const [view, setView] = useState<View>(() => (device.read(key) === 'list' ? 'list' : 'grid'));
  const choose = (next: View) => {
    setView(next);
    device.write(key, next);
  };
  return [view, choose];
};
