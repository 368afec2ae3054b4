import { catalogue } from '../../nl/tiles.ts';

/**
 * Why an item that edit mode shows is not there in presentation mode (specification §4): it is hidden, or it has no
 * picture. Undefined for what everybody sees.
 */
export const unseenReason = (isHidden: boolean | undefined, path: string | null | undefined): string | undefined => {
  if (isHidden) return catalogue.isHidden;
  return path ? undefined : catalogue.unseenWithoutPhoto;
};
