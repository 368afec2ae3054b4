import type { Asset, Category, Collection, Customer, Id, ImportResult, Material, Product, ProductItem, Segment, Tag, User } from '@staalkaart/api-client';
import type { ProfileValues, UserValues } from '@staalkaart/ui';
import type { RecordKind } from '../nl/records.ts';

/** Records that have a picture of their own. */
export type Pictured = 'Segments' | 'Categories' | 'Collections';

/** Every modal of the application; one is open at a time, because there is one slot (specification §2). */
export type Modal =
  | { type: 'removeFromCollection'; collection: Collection; product: Pick<ProductItem, 'id' | 'name'> }
  | { type: 'delete'; kind: RecordKind; id: Id; name: string }
  | { type: 'image'; of: Pictured; id: Id; name: string; path?: string | null }
  | { type: 'segment'; segment?: Segment }
  | { type: 'category'; category?: Category }
  | { type: 'collection'; collection?: Collection }
  | { type: 'customer'; customer?: Customer }
  | { type: 'material'; material?: Material }
  | { type: 'tag'; tag?: Tag }
  | { type: 'user'; user?: User; draft?: UserValues }
  | { type: 'password'; user: User; draft?: UserValues }
  | { type: 'profile'; draft?: ProfileValues }
  | { type: 'confirmProfile'; values: ProfileValues }
  | { type: 'avatar' }
  | { type: 'import' }
  | { type: 'importResult'; result: ImportResult }
  | { type: 'importFailed'; text: string }
  | { type: 'media'; product: Pick<Product, 'id' | 'name'>; assets: readonly Asset[]; asset?: Asset; files?: File[] };

/** The props of the component that renders a modal. */
export type ModalOf<Type extends Modal['type']> = Omit<Extract<Modal, { type: Type }>, 'type'> & { onClose: () => void };
