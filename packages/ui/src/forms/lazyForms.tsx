import { lazyPart } from '../parts/lazyPart.tsx';
import { ProductFormSkeleton } from './ProductForm/ProductFormSkeleton.tsx';

/** The forms in a modal, each fetched when it is near. */
export const LazySegmentForm = lazyPart(async () => (await import('./SegmentForm/SegmentForm.tsx')).SegmentForm, { kind: 'dialog' });
export const LazyCategoryForm = lazyPart(async () => (await import('./CategoryForm/CategoryForm.tsx')).CategoryForm, { kind: 'dialog' });
export const LazyCustomerForm = lazyPart(async () => (await import('./CustomerForm/CustomerForm.tsx')).CustomerForm, { kind: 'dialog' });
export const LazyMaterialForm = lazyPart(async () => (await import('./MaterialForm/MaterialForm.tsx')).MaterialForm, { kind: 'dialog' });
export const LazyTagForm = lazyPart(async () => (await import('./TagForm/TagForm.tsx')).TagForm, { kind: 'dialog' });
export const LazyCollectionForm = lazyPart(async () => (await import('./CollectionForm/CollectionForm.tsx')).CollectionForm, { kind: 'dialog' });
export const LazyImageForm = lazyPart(async () => (await import('./ImageForm/ImageForm.tsx')).ImageForm, { kind: 'dialog' });

/** The product form; its skeleton stands in its place until it is there. */
export const LazyProductForm = lazyPart(async () => (await import('./ProductForm/ProductForm.tsx')).ProductForm, { pending: () => <ProductFormSkeleton /> });
