import {
  type Asset, type Category, type Collection, type Customer, type Named, parseAsset, parseCategory, parseCollection, parseCustomer,
  parseNamed, parseSegment, type Segment,
} from './types/catalogue.ts';
import type { Id, PageParams, PresentedParams, SearchParams } from './types/common.ts';
import { parseUser, type UserCreate, type UserListParams, type UserUpdate } from './types/people.ts';
import { parseProduct, parseProductItem, type ProductCreate, productFromItem, type ProductListParams } from './types/product.ts';
import type { Parser } from './types/read.ts';

interface Row<Item, Detail> {
  /** How many items a page of its list holds (specification §9). */
  pageSize: number;
  item: Parser<Item>;
  detail: Parser<Detail>;
  /** Makes a whole record of a list's item, with what the list lacks left empty. */
  complete: (item: Item) => Detail;
}

/** What is sent for a resource, as types alone. */
interface Sends<Params, Create, Update> {
  sends?: { params: Params; create: Create; update: Update & { id: Id } };
}

/** Beside how it is read, what its list may be asked and what a create and an update hold; the id of an update is added. */
const resource = <Params, Create, Update = Create>() =>
  <Item, Detail>(row: Row<Item, Detail>): Row<Item, Detail> & Sends<Params, Create, Update> => row;

/** A resource whose lists hold its records whole. */
const whole = <Whole>(parse: Parser<Whole>, pageSize = 10): Row<Whole, Whole> => ({ pageSize, item: parse, detail: parse, complete: item => item });

type NewCategory = Pick<Category, 'name' | 'segmentIds' | 'order' | 'path'>;
type NewCollection = Pick<Collection, 'name' | 'description' | 'productIds' | 'isPrivate' | 'isVisible' | 'path'>;
type NewAsset = Pick<Asset, 'productId' | 'isVideo' | 'order' | 'name'> & { file: string };

/** The resources with the five generic calls: a tenth one is a row here. */
const rows = {
  /** A list may hold the collections of others too (SuperAdmin). */
  Collections: resource<PresentedParams & { showAll?: boolean }, NewCollection>()(whole(parseCollection, 50)),
  Categories: resource<PageParams & { segmentName?: string }, NewCategory, NewCategory & Pick<Category, 'isVisible'>>()(whole(parseCategory, 50)),
  Customers: resource<SearchParams, Omit<Customer, 'id'>>()(whole(parseCustomer)),
  Materials: resource<SearchParams, Omit<Named, 'id'>>()(whole(parseNamed)),
  Products: resource<ProductListParams, ProductCreate>()({ pageSize: 12, item: parseProductItem, detail: parseProduct, complete: productFromItem }),
  Segments: resource<PageParams, Pick<Segment, 'name'>, Pick<Segment, 'name' | 'order' | 'path' | 'isVisible'>>()(whole(parseSegment, 50)),
  Assets: resource<PageParams & { productId?: Id }, NewAsset>()(whole(parseAsset)),
  Users: resource<UserListParams, UserCreate, UserUpdate>()(whole(parseUser)),
  Tags: resource<SearchParams, Omit<Named, 'id'>>()(whole(parseNamed)),
};

type Rows = typeof rows;
export type ResourceName = keyof Rows;
type SendsOf<N extends ResourceName> = NonNullable<Rows[N]['sends']>;

export type ItemOf<N extends ResourceName> = ReturnType<Rows[N]['item']>;
export type DetailOf<N extends ResourceName> = ReturnType<Rows[N]['detail']>;
export type ParamsOf<N extends ResourceName> = SendsOf<N>['params'];
export type CreateOf<N extends ResourceName> = SendsOf<N>['create'];
export type UpdateOf<N extends ResourceName> = SendsOf<N>['update'];

/** How the answers of each resource are read. */
export const table: { [N in ResourceName]: Row<ItemOf<N>, DetailOf<N>> } = rows;

export const RESOURCES = Object.keys(rows) as ResourceName[];

/** How many items a page of each list holds, and the two sizes that stand for "all" (specification §9). */
export const PAGE_SIZES = {
  ...(Object.fromEntries(RESOURCES.map(name => [name, rows[name].pageSize])) as Record<ResourceName, number>),
  /** The categories of a segment, the products of a category. */
  BULK: 1_000_000,
  /** The options of the product edit page and of the segment selector. */
  LOOKUP: 10_000,
};
