import type { Product } from '@staalkaart/api-client';
import { plainText, type Lookup, type ProductValues } from '@staalkaart/ui';
import { fieldLabels } from '../nl/records.ts';
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
    name: { label: fieldLabels.name },
    customerId: { label: fieldLabels.customer, show: namesIn(lookups.customers) },
    erpId: { label: fieldLabels.erpId },
    ammount: { label: fieldLabels.amount },
    formatOpen: { label: fieldLabels.formatOpen },
    formatClosed: { label: fieldLabels.formatClosed },
    categoryIds: { label: fieldLabels.categories, show: namesIn(lookups.categories) },
    tagIds: { label: fieldLabels.tags, show: namesIn(lookups.tags) },
    materialIds: { label: fieldLabels.materials, show: namesIn(lookups.materials) },
    description: { label: fieldLabels.description, show: value => plainText(String(value ?? '')) },
    isVisible: { label: fieldLabels.isVisible, show: value => (value ? fieldLabels.yes : fieldLabels.no) },
  },
});
