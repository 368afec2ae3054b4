import { editAction, type Action } from '../../overlays/ActionGroup/action.ts';
import { libraryText } from '../../nl/import.ts';
import { baseName, mediaName } from '../mediaName.ts';

/** A medium as the library lists it (specification §3, "Asset"). */
export interface LibraryAsset {
  /** As the server gives it: compared as text, never computed with. */
  id: number | string;
  /** As on the wire: the product's name, an underscore and a suffix. */
  name: string;
  /** Its place among the media of its product, from 1. */
  order: number;
  /** Site-relative or http(s) URL; anything else counts as missing. */
  path?: string | null;
  /** A film; else a picture. */
  isVideo: boolean;
  /** The product that it is of, where the server tells. */
  productName?: string | null;
  /** Who made it, where the server tells. */
  createdByName?: string | null;
}

/** What can be done with a medium. */
export interface AssetHandlers {
  /** Asks for its form; absent for who only looks. */
  onEdit?: (id: LibraryAsset['id']) => void;
  /** Asks to delete it; absent for who only looks. */
  onRemove?: (id: LibraryAsset['id']) => void;
  /** Shows it over the whole screen: see `AssetSlideshow`. */
  onPreview: (id: LibraryAsset['id']) => void;
}

/** The displayed name (specification §3). */
export const shownName = ({ name, order }: LibraryAsset) => mediaName(name, order);

/** 'Afbeelding' or 'Video'. */
export const kindOf = ({ isVideo }: LibraryAsset) => (isVideo ? libraryText.video : libraryText.image);

/** The product it is of, where that says more than its own name does. */
export const productOf = ({ name, productName }: LibraryAsset) => (productName && productName !== baseName(name) ? productName : undefined);

/** The buttons of a medium, with the words of the product's page (specification §2). */
export const actionsOf = ({ id }: LibraryAsset, { onEdit, onRemove }: AssetHandlers): Action[] => [
  ...(onEdit ? [editAction.edit(() => onEdit(id), { label: libraryText.edit })] : []),
  ...(onRemove ? [editAction.remove(() => onRemove(id), { label: libraryText.remove })] : []),
];
