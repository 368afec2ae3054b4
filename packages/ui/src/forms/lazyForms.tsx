import { lazyPart } from '../parts/lazyPart.tsx';
import { ProductFormSkeleton } from './ProductForm/ProductFormSkeleton.tsx';

/** The forms in a modal, each fetched when it is near. */
export const LazySegmentForm = lazyPart(() => import('./SegmentForm/SegmentForm.tsx'), 'SegmentForm', { kind: 'dialog' });
export const LazyCategoryForm = lazyPart(() => import('./CategoryForm/CategoryForm.tsx'), 'CategoryForm', { kind: 'dialog' });
export const LazyCustomerForm = lazyPart(() => import('./CustomerForm/CustomerForm.tsx'), 'CustomerForm', { kind: 'dialog' });
export const LazyMaterialForm = lazyPart(() => import('./MaterialForm/MaterialForm.tsx'), 'MaterialForm', { kind: 'dialog' });
export const LazyTagForm = lazyPart(() => import('./TagForm/TagForm.tsx'), 'TagForm', { kind: 'dialog' });
export const LazyCollectionForm = lazyPart(() => import('./CollectionForm/CollectionForm.tsx'), 'CollectionForm', { kind: 'dialog' });
export const LazyImageForm = lazyPart(() => import('./ImageForm/ImageForm.tsx'), 'ImageForm', { kind: 'dialog' });

/** The product form; its skeleton stands in its place until it is there. */
export const LazyProductForm = lazyPart(() => import('./ProductForm/ProductForm.tsx'), 'ProductForm', { pending: () => <ProductFormSkeleton /> });
