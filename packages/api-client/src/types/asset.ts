import type { Id, PageParams } from './common.ts';
import { flag, idOf, optionalNumber, optionalText, type Parser, text } from './read.ts';

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

export const parseAsset: Parser<Asset> = (fields, id) => ({
  id,
  // A list inside a product need not repeat the product.
  productId: idOf(fields.productId) ?? '',
  name: text(fields.name),
  order: optionalNumber(fields.order) ?? 0,
  path: optionalText(fields.path),
  isVideo: flag(fields.isVideo) ?? false,
  file: optionalText(fields.file),
  imageRequired: flag(fields.imageRequired),
  createdByName: optionalText(fields.createdByName),
});

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
