import type { ResourceName } from './endpoints.ts';
import { type Asset, type AssetCreate, type AssetListParams, type AssetUpdate, parseAsset } from './types/asset.ts';
import { type Category, type CategoryCreate, type CategoryListParams, type CategoryUpdate, parseCategory } from './types/category.ts';
import {
  type Collection, type CollectionCreate, type CollectionListParams, type CollectionUpdate, parseCollection,
} from './types/collection.ts';
import { type Customer, type CustomerCreate, type CustomerListParams, type CustomerUpdate, parseCustomer } from './types/customer.ts';
import type { Material, MaterialCreate, MaterialListParams, MaterialUpdate } from './types/material.ts';
import {
  parseProduct, parseProductItem, type Product, type ProductCreate, productFromItem, type ProductItem, type ProductListParams,
  type ProductUpdate,
} from './types/product.ts';
import { type Parser, parseNamed } from './types/read.ts';
import { parseSegment, type Segment, type SegmentCreate, type SegmentListParams, type SegmentUpdate } from './types/segment.ts';
import type { Tag, TagCreate, TagListParams, TagUpdate } from './types/tag.ts';
import { parseUser, type User, type UserCreate, type UserListParams, type UserUpdate } from './types/user.ts';

interface Row<Item, Detail, Params, Create, Update> {
  item: Item;
  detail: Detail;
  params: Params;
  create: Create;
  update: Update;
}

/** The types of each resource: what a list holds, what a record is, and what is sent. */
export interface Resources {
  Assets: Row<Asset, Asset, AssetListParams, AssetCreate, AssetUpdate>;
  Categories: Row<Category, Category, CategoryListParams, CategoryCreate, CategoryUpdate>;
  Collections: Row<Collection, Collection, CollectionListParams, CollectionCreate, CollectionUpdate>;
  Customers: Row<Customer, Customer, CustomerListParams, CustomerCreate, CustomerUpdate>;
  Materials: Row<Material, Material, MaterialListParams, MaterialCreate, MaterialUpdate>;
  Products: Row<ProductItem, Product, ProductListParams, ProductCreate, ProductUpdate>;
  Segments: Row<Segment, Segment, SegmentListParams, SegmentCreate, SegmentUpdate>;
  Tags: Row<Tag, Tag, TagListParams, TagCreate, TagUpdate>;
  Users: Row<User, User, UserListParams, UserCreate, UserUpdate>;
}

export type ItemOf<N extends ResourceName> = Resources[N]['item'];
export type DetailOf<N extends ResourceName> = Resources[N]['detail'];
export type ParamsOf<N extends ResourceName> = Resources[N]['params'];
export type CreateOf<N extends ResourceName> = Resources[N]['create'];
export type UpdateOf<N extends ResourceName> = Resources[N]['update'];

interface Readers<Item, Detail> {
  item: Parser<Item>;
  detail: Parser<Detail>;
  /** Makes a whole record of a list's item, with what the list lacks left empty. */
  complete: (item: Item) => Detail;
}

/** A resource whose lists hold its records whole. */
const whole = <Read>(parse: Parser<Read>): Readers<Read, Read> => ({ item: parse, detail: parse, complete: item => item });

/** How the answers of each resource are read. A tenth resource is a row here and one above. */
export const table: { [N in ResourceName]: Readers<ItemOf<N>, DetailOf<N>> } = {
  Assets: whole(parseAsset),
  Categories: whole(parseCategory),
  Collections: whole(parseCollection),
  Customers: whole(parseCustomer),
  Materials: whole<Material>(parseNamed),
  Products: { item: parseProductItem, detail: parseProduct, complete: productFromItem },
  Segments: whole(parseSegment),
  Tags: whole<Tag>(parseNamed),
  Users: whole(parseUser),
};
