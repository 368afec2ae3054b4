import { IntentionRefused } from './IntentionRefused.ts';
import { isSameValue } from './isSameValue.ts';
import { isShowable } from './isShowable.ts';
import { type DetailOf, type ResourceName, table, type UpdateOf } from './resources.ts';
import type { Named } from './types/catalogue.ts';
import { type Id, isSameId } from './types/common.ts';
import type { Role } from './types/people.ts';

/** The resources of which a tile can be shown and hidden. */
export type Hideable = 'Products' | 'Categories' | 'Segments' | 'Collections';

/** The resources of which a whole update can be sent without a form. */
export type Editable = Hideable | 'Customers' | 'Materials' | 'Tags' | 'Users';

/** The lists of a product that name what it belongs to. */
export type ProductLabels = 'categories' | 'tags' | 'materials';

/** Some of the fields of an update, by their names on the wire. */
type Fields = Readonly<Record<string, unknown>>;

/** What a person wants of a record: data, to be applied to the record as it is on the server by then. */
export type Intention =
  /** `order` is how the collection stood once: what is added goes back to its place there, as far as its neighbours are still in; to the end without it. */
  | { do: 'addProducts'; collectionId: Id; productIds: readonly Id[]; order?: readonly Id[] }
  | { do: 'removeProducts'; collectionId: Id; productIds: readonly Id[] }
  | { do: 'addLabel' | 'removeLabel'; productId: Id; list: ProductLabels; label: Named }
  | { do: 'show' | 'hide'; resource: Hideable; id: Id }
  /** `was` is what the person saw: something else by then is a colleague's, and stays. */
  | { do: 'set'; resource: Editable; id: Id; was: Fields; fields: Fields }
  /** Takes away what was made; with something else in it by now than `was`, it stays. */
  | { do: 'remove'; resource: Editable; id: Id; was: Fields }
  /** Several things of the same record, in one write or not at all. */
  | { do: 'together'; intentions: readonly [Intention, ...Intention[]] };

const idsOf = (records: readonly { id: Id }[]): Id[] => records.map(({ id }) => id);

/** Every field of an update: what is left out is lost where a server replaces the whole. A new secret is no field, but something that is asked. */
type WholeUpdateOf<N extends Editable> = { [Field in keyof Required<Omit<UpdateOf<N>, 'clearSecret'>>]: UpdateOf<N>[Field] };

/** What an update of each resource sends of a record, unchanged (specification §7). */
export const updateOf: { [N in Editable]: (record: DetailOf<N>) => WholeUpdateOf<N> } = {
  Products: ({ id, name, description, erpId, ammount, formatOpen, formatClosed, customer, customerId, isVisible, ...lists }) => ({
    id, name, description, erpId, ammount, formatOpen, formatClosed,
    // What has no media is never sent visible.
    isVisible: isVisible && isShowable(lists.assets),
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
  Customers: ({ id, name, erpId, contact }) => ({ id, name, erpId, contact }),
  Materials: ({ id, name }) => ({ id, name }),
  Tags: ({ id, name }) => ({ id, name }),
  Users: ({ id, email, username, phoneNumber, role, isActive }) => ({ id, email, username, phoneNumber: phoneNumber ?? '', roleName: role as Role, isActive }),
};

/** Whether a whole update of it can be sent without a form. */
export const isEditable = (resource: ResourceName): resource is Editable => resource in updateOf;

/** An update as fields of whatever name. */
const bodyOf = <N extends Editable>(resource: N, record: DetailOf<N>): Fields => ({ ...updateOf[resource](record) as object });

/** Names the record that an intention is about. */
export const targetOf = (intention: Intention): { name: Editable; id: Id } => {
  if (intention.do === 'together') return targetOf(intention.intentions[0]);
  if ('resource' in intention) return { name: intention.resource, id: intention.id };
  return 'label' in intention ? { name: 'Products', id: intention.productId } : { name: 'Collections', id: intention.collectionId };
};

/** Those that are not among the others, whatever type their ids have. */
const without = (ids: readonly Id[], gone: readonly Id[]): Id[] => {
  const names = new Set(gone.map(String));
  return ids.filter(id => !names.has(String(id)));
};

/** The products of a collection with some put back to where they stood in `order`: each behind the nearest one before it that is still in. */
const putBack = (now: readonly Id[], added: readonly Id[], order: readonly Id[]): Id[] => {
  const isNow = new Set(now.map(String));
  const left = new Map(added.map(id => [String(id), id]));
  const first: Id[] = [];
  const behind = new Map<string, Id[]>();
  let place = first;
  for (const id of order.map(String)) {
    const back = left.get(id);
    if (isNow.has(id)) behind.set(id, place = []);
    else if (back !== undefined && left.delete(id)) place.push(back);
  }
  return [...first, ...now.flatMap(id => [id, ...behind.get(String(id)) ?? []]), ...left.values()];
};

/** Those fields that are otherwise in the record. */
const differing = (fields: Fields, now: Fields) => Object.keys(fields).filter(name => !isSameValue(now[name], fields[name]));
const some = (fields: Fields, names: readonly string[]): Fields => Object.fromEntries(names.map(name => [name, fields[name]]));

/**
 * The record as the intention wants it, or the same object where it is so already.
 * @throws IntentionRefused where a product without media would be shown, or a field has a colleague's value; also where what is to be removed has one
 */
export const applied = <Record extends DetailOf<Editable>>(intention: Intention, record: Record): Record => {
  const { isVisible } = record as { isVisible?: boolean | null };
  switch (intention.do) {
    case 'show':
      if (isVisible !== false) return record;
      if ('assets' in record && !isShowable(record.assets)) throw new IntentionRefused('noMedia');
      return { ...record, isVisible: true };
    case 'hide':
      return isVisible === false ? record : { ...record, isVisible: false };
    case 'set': {
      const now = bodyOf(intention.resource, record as never);
      const names = differing(intention.fields, now);
      if (names.length === 0) return record;
      if (names.some(name => !isSameValue(now[name], intention.was[name]))) throw new IntentionRefused('changed');
      // A product names its customer twice, and the role of a user has another name on the way back.
      return { ...record, ...some(intention.fields, names), ...(names.includes('customerId') && { customer: undefined }), ...(names.includes('roleName') && { role: intention.fields.roleName }) };
    }
    case 'remove':
      if (differing(intention.was, bodyOf(intention.resource, record as never)).length > 0) throw new IntentionRefused('changed');
      return record;
    case 'together':
      return intention.intentions.reduce((now, one) => applied(one, now), record);
    case 'addLabel':
    case 'removeLabel': {
      if (!('assets' in record)) return record;
      const { list, label } = intention;
      const others = record[list].filter(({ id }) => !isSameId(id, label.id));
      const isOn = others.length < record[list].length;
      if (isOn === (intention.do === 'addLabel')) return record;
      return { ...record, [list]: isOn ? others : [...others, label] };
    }
    case 'addProducts': {
      if (!('productIds' in record)) return record;
      const added = without(intention.productIds, record.productIds);
      return added.length === 0 ? record : { ...record, productIds: putBack(record.productIds, added, intention.order ?? []) };
    }
    case 'removeProducts': {
      if (!('productIds' in record)) return record;
      const left = without(record.productIds, intention.productIds);
      return left.length === record.productIds.length ? record : { ...record, productIds: left };
    }
  }
};

/** The intention with what the person's own tries `sent`, where that stands there by now, for what they saw: it is no colleague's. */
export const sinceSent = (intention: Intention, record: DetailOf<Editable>, sent: readonly Intention[]): Intention => {
  if (intention.do !== 'set') return intention;
  const now = bodyOf(intention.resource, record as never);
  const isOwn = (name: string) => sent.some(one => one.do === 'set' && name in one.fields && isSameValue(one.fields[name], now[name]));
  return { ...intention, was: { ...intention.was, ...some(now, Object.keys(intention.was).filter(isOwn)) } };
};

/**
 * What undoes an intention, as data, to be applied to the record as it is by then. Of what was so before, nothing is undone.
 * @param before the record that the intention was applied to
 * @returns undefined where it changed nothing
 */
export const inverseOf = (intention: Intention, before: DetailOf<Editable>): Intention | undefined => {
  if (applied(intention, before) === before) return undefined;
  switch (intention.do) {
    case 'show': return { ...intention, do: 'hide' };
    case 'hide': return { ...intention, do: 'show' };
    case 'addLabel': return { ...intention, do: 'removeLabel' };
    case 'removeLabel': return { ...intention, do: 'addLabel' };
    case 'remove': return undefined;
    case 'set': {
      const now = bodyOf(intention.resource, before as never);
      const names = differing(intention.fields, now);
      return { ...intention, was: some(intention.fields, names), fields: some(now, names) };
    }
    case 'together': {
      let now = before;
      // What came last is undone first.
      const inverses = intention.intentions.reduce<Intention[]>((those, one) => {
        const inverse = inverseOf(one, now);
        now = applied(one, now);
        return inverse ? [inverse, ...those] : those;
      }, []);
      return together(inverses);
    }
    case 'addProducts': {
      const { productIds } = before as DetailOf<'Collections'>;
      return { do: 'removeProducts', collectionId: intention.collectionId, productIds: without(intention.productIds, productIds) };
    }
    case 'removeProducts': {
      const { productIds: order } = before as DetailOf<'Collections'>;
      return { do: 'addProducts', collectionId: intention.collectionId, productIds: without(order, without(order, intention.productIds)), order };
    }
  }
};

const together = (intentions: readonly Intention[]): Intention | undefined => {
  const [first, ...others] = intentions;
  return first && others.length > 0 ? { do: 'together', intentions: [first, ...others] } : first;
};

const LABEL_IDS = { categoryIds: 'categories', tagIds: 'tags', materialIds: 'materials' } as const;

/** What undoes a change of one list of labels: those that came go, those that went come. */
const inverseOfLabels = (productId: Id, list: ProductLabels, before: readonly Named[], after: readonly Id[]): Intention[] => [
  ...without(after, idsOf(before)).map(id => ({ do: 'removeLabel', productId, list, label: { id, name: '' } }) as const),
  ...before.filter(({ id }) => !after.some(other => isSameId(other, id))).map(label => ({ do: 'addLabel', productId, list, label }) as const),
];

/** What no form of a record changes. */
const KEPT = ['id', 'path', 'assetIds', 'productIds', 'isVisible', ...Object.keys(LABEL_IDS)];

/** What was sent, as far as the server did not make something else of it. */
const leftOf = (sent: object, saved: object): Fields => {
  const body: Fields = { ...sent };
  return { ...body, ...some(saved as Fields, Object.keys(body).filter(name => (saved as Fields)[name] !== undefined)) };
};

/**
 * What undoes the making of a record: it goes, unless it was changed since. Its photo may have come meanwhile. A user stays: somebody
 * may have signed in as that one.
 * @param sent the body of the create
 * @param saved what the server made of it, as far as it told
 * @returns undefined where the server did not tell its id, and for a kind of record that no intention is about
 */
export const inverseOfCreate = (resource: ResourceName, sent: object, saved: { id?: Id | undefined }): Intention | undefined => {
  const { id } = saved;
  if (!isEditable(resource) || resource === 'Users' || id === undefined) return undefined;
  const was = leftOf(sent, saved);
  const known = Object.keys(bodyOf(resource, table[resource].detail({ id }, id) as never));
  return { do: 'remove', resource, id, was: some(was, Object.keys(was).filter(name => name !== 'path' && known.includes(name))) };
};

/**
 * What undoes the update that a form sent: field by field, each label by itself, so that what a colleague changed since stays.
 * @param before the record that the update was made of
 * @param sent the body of the update
 * @param saved what the server made of it, as far as it told
 * @returns undefined where nothing was changed, where something was that no record tells (a new secret), and for a kind of record that no intention is about
 */
export const inverseOfUpdate = (resource: ResourceName, before: DetailOf<ResourceName>, sent: object, saved: object = {}): Intention | undefined => {
  if (!isEditable(resource)) return undefined;
  const { id } = before;
  const was = bodyOf(resource, before as never);
  const body: Fields = { ...sent };
  if (Object.keys(body).some(name => !(name in was))) return undefined;
  const after = leftOf(body, saved);
  const names = differing(some(after, Object.keys(body).filter(name => !KEPT.includes(name))), was);
  const wasShown = was.isVisible !== false;
  return together([
    ...(typeof body.isVisible === 'boolean' && body.isVisible !== wasShown ? [{ do: wasShown ? 'show' : 'hide', resource: resource as Hideable, id } as const] : []),
    ...('assets' in before ? Object.entries(LABEL_IDS).flatMap(([name, list]) => (body[name] ? inverseOfLabels(id, list, before[list], body[name] as Id[]) : [])) : []),
    ...(names.length > 0 ? [{ do: 'set', resource, id, was: some(after, names), fields: some(was, names) } as const] : []),
  ]);
};
