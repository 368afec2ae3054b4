/** A collection as its tile and its row need it. */
export interface TileCollection {
  id: number | string;
  name: string;
  /** Site-relative or http(s) URL of its picture. */
  path?: string | null;
  productCount: number;
  isPrivate: boolean;
  /** Said where collections of several people stand together. */
  creatorName?: string;
  /** When it last changed, as it is to be read: dd-MM-yyyy. */
  updated?: string;
}
