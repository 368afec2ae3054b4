import type { Product, ProductCreate } from '@staalkaart/api-client';
import type { ProductValues } from '@staalkaart/ui';

const idsOf = (list: readonly { id: Product['id'] }[]) => list.map(({ id }) => id);

/** The detail of a product as its form holds it: lists become id lists (specification §3). */
export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  customerId: product.customerId ?? product.customer?.id ?? null,
  erpId: product.erpId ?? '',
  ammount: product.ammount ?? null,
  formatOpen: product.formatOpen ?? '',
  formatClosed: product.formatClosed ?? '',
  categoryIds: idsOf(product.categories),
  tagIds: idsOf(product.tags),
  materialIds: idsOf(product.materials),
  description: product.description ?? '',
  isVisible: product.isVisible !== false,
});

/** The full payload of a product (specification §7). Without media it is never sent as visible: that stays a wish (specification §4). */
export const payloadOf = (values: ProductValues, assets: readonly { id: Product['id'] }[]): ProductCreate => ({
  ...values,
  customerId: values.customerId as Product['id'],
  isVisible: values.isVisible && assets.length > 0,
  assetIds: idsOf(assets),
});
