import type { DetailOf, UpdateOf } from './resources.ts';
import { type Id, isSameId } from './types/common.ts';

/** The resources of which a tile can be shown and hidden. */
export type Hideable = 'Products' | 'Categories' | 'Segments' | 'Collections';

/** What a person wants of a record: data, to be applied to the record as it is on the server by then. */
export type Intention =
  | { do: 'addProduct' | 'removeProduct'; collectionId: Id; productId: Id }
  | { do: 'show' | 'hide'; resource: Hideable; id: Id };

/** An intention that must not be carried out, whatever the server would say: a product without media is not shown. */
export class IntentionRefused extends Error {
  override readonly name = 'IntentionRefused';
}

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
export const targetOf = (intention: Intention): { name: Hideable; id: Id } =>
  'resource' in intention ? { name: intention.resource, id: intention.id } : { name: 'Collections', id: intention.collectionId };

/**
 * The record as the intention wants it, or the same object where it is so already.
 * @throws IntentionRefused where a product without media would be shown
 */
export const applied = <Record extends DetailOf<Hideable>>(intention: Intention, record: Record): Record => {
  switch (intention.do) {
    case 'show':
      if (record.isVisible !== false) return record;
      if ('assets' in record && record.assets.length === 0) throw new IntentionRefused();
      return { ...record, isVisible: true };
    case 'hide':
      return record.isVisible === false ? record : { ...record, isVisible: false };
    default: {
      if (!('productIds' in record)) return record;
      const others = record.productIds.filter(id => !isSameId(id, intention.productId));
      const isIn = others.length < record.productIds.length;
      if (isIn === (intention.do === 'addProduct')) return record;
      return { ...record, productIds: isIn ? others : [...others, intention.productId] };
    }
  }
};
