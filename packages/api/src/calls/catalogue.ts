import { EXTRAS, type ProductFilters } from '@staalkaart/api-client/wire';
import { createHeld } from '../http/held.ts';
import { json, type JsonAnswer } from '../http/json.ts';
import { refusal } from '../http/refusal.ts';
import type { Files } from '../ports.ts';
import { collections } from '../resources/collections.ts';
import { collectionsOffered, seenBy } from '../rules/access.ts';
import { named } from '../views/view.ts';
import { findSeen, unlessKnown } from './resource.ts';
import { type Call, route, type Route } from './route.ts';

/** What the list of products can be filtered by. */
const filters = (call: Call): Promise<JsonAnswer> => unlessKnown(call, headers => call.store.read(async at => json({
  collections: named((await at.find('collections', { ...collectionsOffered(call.me), order: 'name' })).records),
  categories: named((await at.find('categories', { where: seenBy(call.me), order: 'name' })).records),
  tags: named((await at.find('tags', { order: 'name' })).records),
} satisfies ProductFilters, { headers })));

/** What a collection shows to a reader: its products in the order of its page, each with its cover. One that is hidden says so, to who may know of it. */
const exported = ({ store, me, params }: Call) => store.read(async at => {
  const { name: title, description, productIds } = await findSeen(at, collections, me, params[0]);
  const { records: shown } = await at.find('products', { where: { id: productIds, ...seenBy(me) } });
  const related = await at.related({ coversOf: productIds });
  return { title, description, items: shown.map(({ id, name, isVisible }) => ({ name: isVisible ? name : `${name} (verborgen)`, cover: related.coverOf(id).path })) };
});

/** A document holds a picture or two until it is read: so many at once for one person. */
const held = createHeld(4);

/** As wide as a page needs. */
const PAGE_WIDTH = 1280;

/** The bytes of a picture, of a smaller one where there is; undefined for one that cannot be read. */
const imageAt = async (files: Files, path: string | null): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    const file = path === null ? undefined : await files.get(path, { width: PAGE_WIDTH, isWebpAccepted: false });
    return file && new Uint8Array(await new Response(file.stream(0, file.size)).arrayBuffer());
  } catch {
    return undefined;
  }
};

/** The names and covers of a collection's products as a word-processing document; a picture that cannot be read is left out. */
const exportCollection = async (call: Call): Promise<Response> => {
  const { title, description, items } = await exported(call);
  if (items.length === 0) {
    throw refusal(409, { title: 'Deze collectie kan niet geëxporteerd worden.', detail: `${title} bevat nog geen producten.` });
  }
  const { createDocument, DOCX_TYPE } = await import('../docx.ts');
  const drawn = items.map(({ name, cover }) => ({ name, readImage: () => imageAt(call.files, cover) }));
  return new Response(held(call.me.id, 1, () => createDocument(title, description, drawn)), {
    headers: { 'Content-Type': DOCX_TYPE, 'Content-Disposition': 'attachment; filename="export.docx"' },
  });
};

/** The calls about the catalogue beside the generic ones. */
export const catalogueRoutes: readonly Route[] = [
  route('GET', EXTRAS.productFilters, filters),
  route('POST', 'Collections/:id/export', exportCollection),
];
