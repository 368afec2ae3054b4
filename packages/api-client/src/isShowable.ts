import type { Asset } from './types/catalogue.ts';

/** Whether a product with these media has something to show: a medium counts once its file has arrived (specification §4). */
export const isShowable = (assets: readonly Pick<Asset, 'path'>[]): boolean => assets.some(({ path }) => Boolean(path));
