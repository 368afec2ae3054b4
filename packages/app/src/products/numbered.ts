import type { ProductItem } from '@staalkaart/api-client';

/** 'MP-20418', 'mp 20418' and '20418' are one number. */
const bare = (text: string) => text.toLowerCase().replace(/^[a-z]*[\s-]*(?=\d{3})/, '');

/** The one product whose Multipress number somebody typed; undefined where it is none's, or of several. */
export const numbered = <Product extends Pick<ProductItem, 'erpId'>>(products: readonly Product[], term: string): Product | undefined => {
  const [found, another] = /\d/.test(term) ? products.filter(({ erpId }) => erpId && bare(erpId) === bare(term)) : [];
  return another ? undefined : found;
};
