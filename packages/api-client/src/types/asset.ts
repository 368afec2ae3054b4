import type { Id, PageParams } from './common.ts';

/** A picture or a film of a product (specification §3, "Asset (media)"). */
export interface Asset {
  id: Id;
  productId: Id;
  /** `{product name}_{suffix}`: shown as the part before the first underscore plus the order. */
  name: string;
  /** Position in the gallery, from 1. */
  order: number;
  path?: string | null;
  isVideo: boolean;
  /** The name of the file that was chosen. */
  file?: string | null;
  imageRequired?: boolean;
  createdByName?: string | null;
}

export interface AssetListParams extends PageParams {
  productId?: Id;
}

/** What a create sends; an update adds the id. */
export interface AssetCreate {
  productId: Id;
  isVideo: boolean;
  file: string;
  order: number;
  name: string;
}

export interface AssetUpdate extends AssetCreate {
  id: Id;
}
