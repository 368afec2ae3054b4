import { isShowable, PAGE_SIZES, useList, type Asset, type Product, type ProductCreate } from '@staalkaart/api-client';
import { formText, plainText, showNumber, type Lookup, type ProductValues } from '@staalkaart/ui';
import { COPY_SUFFIX } from '../constants.ts';
import { createHere } from '../nl/productForm.ts';
import { yesNo } from '../nl/editing.ts';
import { lookupOf } from '../records/lookupOf.ts';
import type { RecordTranslation } from '../records/useSaveRecord.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

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

/** Where the form of a copy begins: its name says so, and the number in the print system is one product's alone. */
export const copyOf = (product: Product): ProductValues => ({ ...valuesOf(product), name: `${product.name}${COPY_SUFFIX}`, erpId: '' });

/** The full payload of a product (specification §7). Without media it is never sent as visible: that stays a wish (specification §4). */
export const payloadOf = (values: ProductValues, assets: readonly Pick<Asset, 'id' | 'path'>[]): ProductCreate => ({
  ...values,
  customerId: values.customerId as Product['id'],
  isVisible: values.isVisible && isShowable(assets),
  assetIds: idsOf(assets),
});

const ALL = { pageSize: PAGE_SIZES.LOOKUP };
const ONCE = { once: true };

/** What a product is chosen from: each list is loaded once, whole (specification §4, §7). What is missing is made above the form, which keeps everything. */
export const useProductLookups = (product: Product | undefined) => {
  const { open } = useModal();
  const creation = (kind: keyof typeof createHere): Lookup['creation'] => ({
    label: createHere[kind],
    open: (name, onMade) => { open({ type: 'record', kind, initial: { name } }, onMade); },
  });
  return {
    customers: { ...lookupOf(useList('Customers', ALL, ONCE), product?.customer ? [product.customer] : undefined), creation: creation('Customers') },
    categories: { ...lookupOf(useList('Categories', ALL, ONCE), product?.categories), creation: creation('Categories') },
    tags: { ...lookupOf(useList('Tags', ALL, ONCE), product?.tags), creation: creation('Tags') },
    materials: { ...lookupOf(useList('Materials', ALL, ONCE), product?.materials), creation: creation('Materials') },
  };
};

type Ids = readonly (number | string)[];

/** The names of chosen options. */
const namesIn = ({ options, known = [] }: Lookup) => (value: unknown): string =>
  (Array.isArray(value) ? value as Ids : [value]).map(id => [...options, ...known].find(option => String(option.id) === String(id))?.name ?? String(id ?? '')).join(', ');

/**
 * How the form of a product and the wire translate into each other (specification §3, §7).
 * @param mediaOf reads its media as they are now: a version of a product tells nothing of them
 */
export const productTranslation = (
  lookups: Record<'customers' | 'categories' | 'tags' | 'materials', Lookup>, mediaOf: (id: Product['id']) => Promise<readonly Asset[]>,
): RecordTranslation<'Products', ProductValues> => ({
  kind: 'Products',
  nameOf: values => values.name,
  valuesOf,
  createOf: values => payloadOf(values, []),
  updateOf: async (values, { id }) => payloadOf(values, await mediaOf(id)),
  fields: {
    name: { label: formText.name },
    customerId: { label: formText.customer, show: namesIn(lookups.customers) },
    erpId: { label: formText.erpId },
    ammount: { label: formText.amount, show: value => showNumber(value as number | null) },
    formatOpen: { label: formText.formatOpen },
    formatClosed: { label: formText.formatClosed },
    categoryIds: { label: formText.categories, show: namesIn(lookups.categories) },
    tagIds: { label: formText.tags, show: namesIn(lookups.tags) },
    materialIds: { label: formText.materials, show: namesIn(lookups.materials) },
    description: { label: formText.description, show: value => plainText(String(value ?? '')) },
    isVisible: { label: formText.isVisible, show: yesNo },
  },
});
