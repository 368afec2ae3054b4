import type { Product } from '@staalkaart/api-client';
import { formText, plainText, type Lookup, type ProductValues } from '@staalkaart/ui';
import { yesNo } from '../nl/records.ts';
import type { RecordTranslation } from '../records/useSaveRecord.ts';
import { payloadOf, valuesOf } from './productPayload.ts';

type Ids = readonly (number | string)[];

/** The names of chosen options. */
const namesIn = ({ options, known = [] }: Lookup) => (value: unknown): string =>
  (Array.isArray(value) ? value as Ids : [value]).map(id => [...options, ...known].find(option => String(option.id) === String(id))?.name ?? String(id ?? '')).join(', ');

/** How the form of a product and the wire translate into each other (specification §3, §7). `assets` are its media as they are known. */
export const productTranslation = (
  lookups: Record<'customers' | 'categories' | 'tags' | 'materials', Lookup>, assetsOf: (record: Product | undefined) => readonly { id: Product['id'] }[],
): RecordTranslation<'Products', ProductValues> => ({
  kind: 'Products',
  nameOf: values => values.name,
  valuesOf,
  createOf: values => payloadOf(values, []),
  updateOf: (values, record) => ({ id: record.id, ...payloadOf(values, assetsOf(record)) }),
  fields: {
    name: { label: formText.name },
    customerId: { label: formText.customer, show: namesIn(lookups.customers) },
    erpId: { label: formText.erpId },
    ammount: { label: formText.amount },
    formatOpen: { label: formText.formatOpen },
    formatClosed: { label: formText.formatClosed },
    categoryIds: { label: formText.categories, show: namesIn(lookups.categories) },
    tagIds: { label: formText.tags, show: namesIn(lookups.tags) },
    materialIds: { label: formText.materials, show: namesIn(lookups.materials) },
    description: { label: formText.description, show: value => plainText(String(value ?? '')) },
    isVisible: { label: formText.isVisible, show: yesNo },
  },
});
