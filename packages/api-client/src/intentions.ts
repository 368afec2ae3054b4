import { IntentionRefused } from './IntentionRefused.ts';
import type { DetailOf, UpdateOf } from './resources.ts';
import type { Named } from './types/catalogue.ts';
import { type Id, isSameId } from './types/common.ts';

/** The resources of which a tile can be shown and hidden. */
export type Hideable = 'Products' | 'Categories' | 'Segments' | 'Collections';

/** The lists of a product that name what it belongs to. */
export type ProductLabels = 'categories' | 'tags' | 'materials';

/** What a person wants of a record: data, to be applied to the record as it is on the server by then. */
export type Intention =
  | { do: 'addProducts' | 'removeProducts'; collectionId: Id; productIds: readonly Id[] }
  | { do: 'addLabel' | 'removeLabel'; productId: Id; list: ProductLabels; label: Named }
  | { do: 'show' | 'hide'; resource: Hideable; id: Id }
  /** `was` is what the person saw: another name by then is a colleague's, and stays. */
  | { do: 'rename'; resource: 'Products'; id: Id; was: string; name: string };

const idsOf = (records: readonly { id: Id }[]): Id[] => records.map(({ id }) => id);

/** What an update of each resource sends of a record, unchanged (specification §7). */
export const updateOf: { [N in Hideable]: (record: DetailOf<N>) => UpdateOf<N> } = {
  Products: ({ id, name, description, erpId, ammount, formatOpen, formatClosed, customer, customerId, isVisible, ...lists }) => ({
    id, name, description, erpId, ammount, formatOpen, formatClosed, isVisible,
    customerId: customerId ?? customer?.id ?? null,
    materialIds: idsOf(lists.materials),
    categoryIds: idsOf(lists.categories),
    tagIds: idsOf(lists.tags),
    assetIds: idsOf(lists.assets),
  }),
  Categories: ({ id, segmentIds, order, name, path, isVisible }) => ({ id, segmentIds, order, name, path: path ?? null, isVisible }),
  Segments: ({ id, name, order, path, isVisible }) => ({ id, name, order, path: path ?? null, isVisible }),
  Collections: ({ id, name, description, productIds, isPrivate, isVisible, path }) =>
    ({ id, name, description: description ?? '', productIds, isPrivate, isVisible, path: path ?? null }),
};

/** Names the record that an intention is about. */
export const targetOf = (intention: Intention): { name: Hideable; id: Id } => {
  if ('resource' in intention) return { name: intention.resource, id: intention.id };
  return 'label' in intention ? { name: 'Products', id: intention.productId } : { name: 'Collections', id: intention.collectionId };
};

/** Those that are not among the others, whatever type their ids have. */
const without = (ids: readonly Id[], gone: readonly Id[]): Id[] => {
  const names = new Set(gone.map(String));
  return ids.filter(id => !names.has(String(id)));
};

/**
 * The record as the intention wants it, or the same object where it is so already.
 * @throws IntentionRefused where a product without media would be shown
 */
export const applied = <Record extends DetailOf<Hideable>>(intention: Intention, record: Record): Record => {
  switch (intention.do) {
    case 'show':
      if (record.isVisible !== false) return record;
      if ('assets' in record && record.assets.length === 0) throw new IntentionRefused('noMedia');
      return { ...record, isVisible: true };
    case 'hide':
      return record.isVisible === false ? record : { ...record, isVisible: false };
    case 'rename':
      if (record.name === intention.name) return record;
      if (record.name !== intention.was) throw new IntentionRefused('renamed');
      return { ...record, name: intention.name };
    case 'addLabel':
    case 'removeLabel': {
      if (!('assets' in record)) return record;
      const { list, label } = intention;
      const others = record[list].filter(({ id }) => !isSameId(id, label.id));
      const isOn = others.length < record[list].length;
      if (isOn === (intention.do === 'addLabel')) return record;
      return { ...record, [list]: isOn ? others : [...others, label] };
    }
    default: {
      if (!('productIds' in record)) return record;
      const [from, which] = intention.do === 'addProducts' ? [intention.productIds, record.productIds] : [record.productIds, intention.productIds];
      const left = without(from, which);
      if (intention.do === 'addProducts') return left.length === 0 ? record : { ...record, productIds: [...record.productIds, ...left] };
      return left.length === record.productIds.length ? record : { ...record, productIds: left };
    }
  }
};
