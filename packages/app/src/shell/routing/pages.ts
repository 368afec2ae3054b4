import { preloadRichText } from '@staalkaart/ui';
import { page } from './page.tsx';

const catalogue = () => import('./catalogue.ts');
const managing = () => import('./managing.ts');
/** Its description is cleaned before it is shown. */
const product = () => {
  preloadRichText();
  return import('../../products/ProductRoute.tsx');
};
const productEdit = () => import('../../products/ProductEditRoute.tsx');
const errors = () => import('./errorRoutes.tsx');

/** The pages that are fetched when they are near. Those of products in a list come with the application: most people begin there. */
export const pages = {
  Segments: page(catalogue, 'Segments'),
  Categories: page(catalogue, 'Categories'),
  SegmentCategories: page(catalogue, 'SegmentCategories'),
  Product: page(product, 'Component'),
  Collection: page(() => import('../../collections/CollectionRoute.tsx'), 'Component'),
  Collections: page(() => import('../../collections/CollectionsRoute.tsx'), 'Component'),
  ProductEdit: page(productEdit, 'Component'),
  Customers: page(managing, 'Customers'),
  Materials: page(managing, 'Materials'),
  Tags: page(managing, 'Tags'),
  Users: page(managing, 'Users'),
  Assets: page(managing, 'Assets'),
  Profile: page(managing, 'Profile'),
  Login: page(() => import('../../login/LoginRoute.tsx'), 'Component'),
  ServerError: page(errors, 'ServerError'),
  NotFound: page(errors, 'NotFound'),
};

/** Has the code at hand of the pages that people browse from one to the other. */
export const preloadPages = (): void => {
  for (const { preload } of [pages.Product, pages.Segments, pages.Collection]) preload();
};
