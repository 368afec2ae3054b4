/** The pages that lead to products: one chunk, because whoever opens one of them opens the next. */
export { Component as Segments } from '../../catalogue/SegmentsRoute.tsx';
export { Component as Categories } from '../../catalogue/CategoriesRoute.tsx';
export { Component as SegmentCategories } from '../../catalogue/SegmentCategoriesRoute.tsx';
