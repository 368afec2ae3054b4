import type { CategoryFact, CustomerFact, NamedFact, SegmentFact } from '@staalkaart/api';
import { CATEGORIES } from './categories.ts';
import { CONTACTS, CUSTOMERS, MATERIALS, SEGMENTS, TAGS, type SegmentName } from './names.ts';
import { pictureOf } from './pictures.ts';
import { at } from './random.ts';

const numbered = (names: readonly string[], first: number) => names.map((name, index) => ({ id: first + index, name }));

export const materials: readonly NamedFact[] = numbered(MATERIALS, 201);
export const tags: readonly NamedFact[] = numbered(TAGS, 301);

const SEGMENT_MEDIA: Record<SegmentName, string> = {
  Horeca: 'menu', Retail: 'bag', Evenementen: 'flag', Cultuur: 'poster', 'Bouw & vastgoed': 'banner',
  Zorg: 'brochure', Onderwijs: 'book', Overheid: 'stationery', Industrie: 'box',
};
/** These wait for a photo. */
const WITHOUT_PHOTO = ['Overheid', 'Jaarverslagen', 'Presentatiemappen'];
/** This one does not ask for it either. */
const WITHOUT_ASKING = 'Presentatiemappen';
const HIDDEN = 'Cadeaubonnen';

const tile = (name: string, media: string, choice: number) => ({
  name,
  path: WITHOUT_PHOTO.includes(name) ? null : pictureOf(media, choice),
  imageRequired: name !== WITHOUT_ASKING,
  isVisible: name !== HIDDEN,
  createdById: 2,
});

export const segments: readonly SegmentFact[] = SEGMENTS.map((name, index) => ({
  id: 11 + index,
  ...tile(name, SEGMENT_MEDIA[name], index),
  order: index + 1,
}));

const segmentIdsOf = (names: readonly SegmentName[]) => names.map(name => 11 + SEGMENTS.indexOf(name));

export const categories: readonly CategoryFact[] = CATEGORIES.map(({ name, media, segments: inside }, index) => ({
  id: 101 + index,
  ...tile(name, media, index),
  order: index + 1,
  segmentIds: segmentIdsOf(inside),
}));

/** The id of the first customer. */
export const FIRST_CUSTOMER = 401;

export const customers: readonly CustomerFact[] = CUSTOMERS.map(({ name }, index) => ({
  id: FIRST_CUSTOMER + index,
  name: name.replace('|', ' ').trim(),
  erpId: `K-${1001 + ((index * 17) % 41) * 3}`,
  contact: index % 6 === 5 ? null : at(CONTACTS, index * 5),
}));

/** A customer's name as products say it, without its legal form. */
export const shortNames: readonly string[] = CUSTOMERS.map(({ name }) => name.split('|')[0] ?? name);
