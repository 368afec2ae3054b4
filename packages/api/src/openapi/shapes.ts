import { EVERYONE } from '../rules/access.ts';
import { flag, id, list, moment, object, oneOf, optional, ref, type Schema, text, whole } from './schema.ts';

const role = oneOf(EVERYONE);
const path: Schema = { ...optional(text), description: 'Where the picture is, relative to the site; null where there is none.' };
const tile = { id, name: text, path, isVisible: flag, imageRequired: flag, createdById: id, createdByName: optional(text) };
const ids = list(id);
const named = list(ref('Named'));

const person = { id, email: text, username: text, phoneNumber: optional(text), role, isActive: flag, path };
const productItem = {
  id, name: text, isVisible: flag, createdById: id, erpId: optional(text), customerId: id, created: moment, updated: moment,
  customer: { anyOf: [ref('Named'), { type: 'null' }] }, coverImagePath: path, hasVideo: flag, collectionIds: ids,
};

/** What the calls answer, by name. */
export const shapes: Readonly<Record<string, Schema>> = {
  Named: object({ id, name: text }),
  Customer: object({ id, name: text, erpId: text, contact: optional(text) }),
  Segment: object({ ...tile, order: whole, categoryIds: ids }),
  Category: object({ ...tile, order: whole, segments: named, segmentIds: ids }),
  Collection: object({
    ...tile, description: optional(text), productIds: ids, isPrivate: flag, creator: optional(text), updated: moment, updatedByName: optional(text),
  }),
  Asset: object({
    id, productId: id, name: text, order: whole, path, isVideo: flag, file: optional(text), imageRequired: flag, createdByName: optional(text),
  }),
  ProductItem: object({ ...productItem, assets: { ...list(ref('Asset')), description: 'In a list of collections alone.' } }, ['assets']),
  Product: object({
    ...productItem, createdByName: optional(text), updatedByName: optional(text),
    description: { ...optional(text), description: 'HTML, as it came: to be sanitised before it is shown.' },
    ammount: optional({ type: 'number' }), formatOpen: optional(text), formatClosed: optional(text),
    categories: named, tags: named, materials: named, assets: list(ref('Asset')),
    collections: list(object({ id, name: text, path, isPrivate: flag, isVisible: flag, createdById: id })),
  }),
  User: object({ ...person, roleName: role, avatarPath: path, twoFactorSecretSet: flag, collections: named }),
  Me: object({ ...person, collections: list(ref('Collection')) }),
  Login: object({
    token: optional(text), requiresTwoFactor: flag, tempUserEmail: text,
    qrCodeImage: { ...optional(text), description: 'A PNG as a data URL, until a code of it was accepted.' },
  }, ['tempUserEmail', 'qrCodeImage']),
  ProductFilters: { type: 'object', additionalProperties: named },
  ImportResult: object({ uploadedItems: list(ref('ImportItem')), errorItems: list(ref('ImportItem')) }),
  ImportItem: object({ name: text, errorMessages: list(text) }),
  Problem: object({
    title: text, detail: text,
    errors: { anyOf: [{ type: 'object', additionalProperties: list(text) }, list(text)], description: 'Sentences by field, or without a field.' },
  }, ['title', 'detail', 'errors']),
};
