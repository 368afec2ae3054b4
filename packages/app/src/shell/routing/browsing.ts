/** What everybody who signs in opens: one chunk, because whoever opens one of these pages opens the next. */
export { Component as Shell } from '../ShellRoute.tsx';
export { Component as Segments } from '../../catalogue/SegmentsRoute.tsx';
export { Component as Categories } from '../../catalogue/CategoriesRoute.tsx';
export { Component as SegmentCategories } from '../../catalogue/SegmentCategoriesRoute.tsx';
export { Component as Products } from '../../products/ProductsRoute.tsx';
export { Component as CategoryProducts } from '../../products/CategoryProductsRoute.tsx';
export { Component as Product } from '../../products/ProductRoute.tsx';
export { Component as Collection } from '../../collections/CollectionRoute.tsx';
