import type { Asset, Collection, Hideable, Id, ImportResult, ItemOf, Product, ProductItem, ProductLabels, ProductListParams, User, ResourceName } from '@staalkaart/api-client';
import type { Choosable } from '../../bulk/bulkState.ts';
import type { Pictured } from '../uploads/uploadStates.ts';

/** The records that are made and changed in a modal. */
export type FormKind = Exclude<ResourceName, 'Products' | 'Assets'>;

/** The form of a record: a new one without it. `initial` is where a new one begins; `collect` goes into a collection that is made. */
type RecordForm = { [Kind in FormKind]: { type: 'record'; kind: Kind; record?: ItemOf<Kind>; initial?: Partial<ItemOf<Kind>>; collect?: Kind extends 'Collections' ? readonly Choosable[] : undefined } }[FormKind];

/** Every modal of the application; one is open at a time, because there is one slot (specification §2). Plain data: what is typed in it outlives the page. */
export type Modal =
  | RecordForm
  | { type: 'removeFromCollection'; collection: Collection; product: Pick<ProductItem, 'id' | 'name'> }
  | { type: 'delete'; kind: ResourceName; id: Id; name: string; productId?: Id }
  | { type: 'collectMany'; products: readonly Choosable[] }
  | { type: 'visibilityMany'; kind: Hideable; isVisible: boolean; items: readonly Choosable[] }
  | { type: 'deleteMany'; kind: ResourceName; items: readonly Choosable[] }
  | { type: 'labelMany'; what: 'addLabel' | 'removeLabel'; list: ProductLabels; products: readonly Choosable[] }
  | { type: 'image'; of: Pictured; id: Id; name: string; path?: string | null }
  | { type: 'password'; user: User }
  | { type: 'profile' }
  | { type: 'avatar' }
  | { type: 'commands' }
  | { type: 'keys' }
  | { type: 'views'; search: string }
  | { type: 'import'; file?: File }
  | { type: 'importResult'; result: ImportResult }
  | { type: 'importFailed'; text: string }
  /** Of a query, or of those that were chosen. */
  | { type: 'exportProducts'; params?: ProductListParams; products?: readonly Choosable[] }
  | { type: 'qrSheet'; title: string; params: ProductListParams }
  | { type: 'media'; product: Pick<Product, 'id' | 'name'>; asset?: Asset; files?: File[] };

/** What was saved in a modal; a server need not tell the id of a new record. */
export interface SavedInModal {
  id: Id | undefined;
  name: string;
}

/** Names what a modal is about, so that two of one kind are told apart. */
export const modalName = (modal: Modal): string => {
  switch (modal.type) {
    case 'record': return `record ${modal.kind} ${modal.record?.id ?? 'new'}`;
    case 'image': return `image ${modal.of} ${modal.id}`;
    case 'password': return `password ${modal.user.id}`;
    case 'media': return `media ${modal.product.id} ${modal.asset?.id ?? 'new'}`;
    // What was kept of one file is not another's.
    case 'import': return `import ${modal.file?.lastModified ?? ''}`;
    default: return modal.type;
  }
};

/** Holds the slot for one modal: what comes late acts on its own modal, or on none. */
export interface ModalHandle {
  /** Closes it; nothing where another one is open by now. */
  close: () => void;
  /** Puts another one in its place; nothing where another one is open by now. @returns whether it did */
  replace: (modal: Modal) => boolean;
}

/** The props of the component that renders a modal. */
export type ModalOf<Type extends Modal['type']> = Omit<Extract<Modal, { type: Type }>, 'type'> & { onClose: () => void; replace: ModalHandle['replace'] };
