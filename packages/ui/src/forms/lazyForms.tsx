import { lazyForm } from './lazyForm.tsx';
import { ProductFormSkeleton } from './ProductForm/ProductFormSkeleton.tsx';

const segment = () => import('./SegmentForm/SegmentForm.tsx').then(module => ({ default: module.SegmentForm }));
const category = () => import('./CategoryForm/CategoryForm.tsx').then(module => ({ default: module.CategoryForm }));
const customer = () => import('./CustomerForm/CustomerForm.tsx').then(module => ({ default: module.CustomerForm }));
const material = () => import('./MaterialForm/MaterialForm.tsx').then(module => ({ default: module.MaterialForm }));
const tag = () => import('./TagForm/TagForm.tsx').then(module => ({ default: module.TagForm }));
const collection = () => import('./CollectionForm/CollectionForm.tsx').then(module => ({ default: module.CollectionForm }));
const image = () => import('./ImageForm/ImageForm.tsx').then(module => ({ default: module.ImageForm }));
const product = () => import('./ProductForm/ProductForm.tsx').then(module => ({ default: module.ProductForm }));

export const LazySegmentForm = lazyForm(segment);
export const LazyCategoryForm = lazyForm(category);
export const LazyCustomerForm = lazyForm(customer);
export const LazyMaterialForm = lazyForm(material);
export const LazyTagForm = lazyForm(tag);
export const LazyCollectionForm = lazyForm(collection);
export const LazyImageForm = lazyForm(image);
/** The product form; its skeleton stands in its place until it is there. */
export const LazyProductForm = lazyForm(product, <ProductFormSkeleton />);

/** Fetches the forms of the modals ahead, when a person comes near a button that opens one. */
export const preloadForms = () => {
  for (const load of [segment, category, customer, material, tag, collection, image]) void load().catch(() => undefined);
};

/** Fetches the product form ahead, when a person comes near a button that leads to it. */
export const preloadProductForm = () => { void product().catch(() => undefined); };
