import type { ResourceName } from '@staalkaart/api-client/wire';
import { canSee } from '../auth/access.ts';
import { tableOf } from '../db/db.ts';
import type { AssetFact, CategoryFact, CustomerFact, NamedFact, SegmentFact } from '../db/facts.ts';
import { assetView, categoryView, segmentView } from '../db/views.ts';
import { flag, optionalText, text, tileOf, toId, toIds } from './body.ts';
import { folded, nameProblems, refusal, refuseInvalid, refuseTaken, refuseUsed, shows, tooLong, unknownIds } from './checks.ts';
import { IMAGE, VIDEO } from './files.ts';
import { byName, searchByName } from './lists.ts';
import { ownNameOf, type Resource } from './resource.ts';
import type { Call } from './route.ts';

const inNameOrder = <T extends NamedFact>(name: ResourceName) => ({ db, query }: Call): T[] => byName(searchByName(tableOf<T>(db, name).all(), query));

const namesAlone = (name: ResourceName, noun: Resource<NamedFact>['noun']): Resource<NamedFact> => ({
  name,
  noun,
  list: inNameOrder(name),
  parse: (call, body, before) => ({ name: ownNameOf({ name, noun }, call, body, before) }),
});

/** The resources whose records are a name and nothing more. */
export const plain = [namesAlone('Tags', 'de tag'), namesAlone('Materials', 'het materiaal')];

/** Whom products are printed for. */
export const customers: Resource<CustomerFact> = {
  name: 'Customers',
  noun: 'de klant',
  list: inNameOrder('Customers'),
  parse(call, body, before) {
    const [erpId, contact] = [text(body.erpId), optionalText(body.contact)];
    const name = ownNameOf(customers, call, body, before, {
      ErpId: nameProblems(erpId, 'Het is verplicht een multipress klant code in te vullen'),
      Contact: [tooLong(contact)],
    });
    refuseTaken(call.db.customers, 'erpId', erpId, before, `De multipress klant code ${erpId} is al in gebruik.`);
    return { name, erpId, contact };
  },
  guardDelete: ({ db }, { id, name }) => refuseUsed(
    db.products.all().filter(({ customerId }) => customerId === id), ['product', 'producten'],
    `${name} heeft nog {} en kan niet verwijderd worden.`),
};

/** Markets. */
export const segments: Resource<SegmentFact> = {
  name: 'Segments',
  noun: 'het segment',
  list: ({ db, query }) => searchByName(db.segments.all(), query).toSorted((a, b) => a.order - b.order),
  sees: ({ me }, segment) => canSee(me)(segment),
  item: ({ db, me }, segment) => segmentView(db, segment, me),
  parse(call, body, before) {
    const last = Math.max(0, ...call.db.segments.all().map(({ order }) => order));
    return {
      name: ownNameOf(segments, call, body, before),
      order: toId(body.order) || (before?.order ?? last + 1),
      ...tileOf(call.me, body, before),
    };
  },
  guardDelete: ({ db }, { id, name }) => refuseUsed(
    db.categories.all().filter(({ segmentIds }) => segmentIds.includes(id)), ['categorie', 'categorieën'],
    `Het segment ${name} bevat nog {} en kan niet verwijderd worden.`),
  files: [IMAGE],
};

/** Shelves of products. */
export const categories: Resource<CategoryFact> = {
  name: 'Categories',
  noun: 'de categorie',
  list({ db, me, query }) {
    const wanted = folded(query.get('segmentName') ?? '');
    const segmentIds = db.segments.all().filter(({ name }) => folded(name) === wanted).filter(canSee(me)).map(({ id }) => id);
    const inSegment = (category: CategoryFact) => category.segmentIds.some(id => segmentIds.includes(id));
    const found = wanted ? db.categories.all().filter(inSegment) : db.categories.all();
    return searchByName(found, query).toSorted((a, b) => a.order - b.order);
  },
  sees: ({ me }, category) => canSee(me)(category),
  item: ({ db, me }, category) => categoryView(db, category, me),
  parse(call, body, before) {
    const segmentIds = toIds(body.segmentIds) ?? before?.segmentIds ?? [];
    const name = ownNameOf(categories, call, body, before, {
      SegmentIds: [
        segmentIds.length === 0 && 'Het is verplicht om minimum één segment te kiezen voor een category',
        unknownIds(call.db.segments, segmentIds, 'Eén van de segmenten bestaat niet (meer).'),
      ],
    });
    const order = toId(body.order);
    return { name, segmentIds, order: Number.isNaN(order) ? (before?.order ?? 0) : order, ...tileOf(call.me, body, before) };
  },
  guardDelete: ({ db }, { id, name }) => refuseUsed(
    db.products.all().filter(({ categoryIds }) => categoryIds.includes(id)), ['product', 'producten'],
    `De categorie ${name} bevat nog {} en kan niet verwijderd worden.`),
  files: [IMAGE],
};

/** Pictures and films, in the order that they are sent with: nobody renumbers them. The whole list is for a SuperAdmin; the media of one product are for everybody. */
export const assets: Resource<AssetFact> = {
  name: 'Assets',
  noun: 'het media item',
  list({ db, me, query }) {
    if (query.has('productId')) return db.assetsOf(toId(query.get('productId')));
    if (me.role !== 'SuperAdmin') throw refusal(403, { title: 'Je hebt geen rechten om alle media te zien.' });
    return searchByName(db.assets.all(), query);
  },
  sees({ db, me }, { productId }) {
    const product = db.products.get(productId);
    return product !== undefined && canSee(me)(product);
  },
  item: ({ db }, asset) => assetView(db, asset),
  parse({ db, me }, body, before) {
    const productId = 'productId' in body ? toId(body.productId) : (before?.productId ?? Number.NaN);
    const isVideo = flag(body.isVideo, before?.isVideo ?? false);
    const name = text(body.name);
    refuseInvalid({
      // Longer than a name: it is a product's, with its suffix.
      Name: [!shows(name) && 'Het is verplicht de media een naam te geven.'],
      ProductId: [unknownIds(db.products, [productId], 'Dit product bestaat niet (meer).')],
      IsVideo: [before && before.isVideo !== isVideo && 'Een afbeelding kan geen video worden, en omgekeerd.'],
      File: [!before && !text(body.file) && 'file is required'],
    });
    return {
      productId,
      isVideo,
      name,
      order: Number.isInteger(body.order) ? Number(body.order) : (before?.order ?? 0),
      path: before?.path ?? null,
      file: optionalText(body.file) ?? before?.file ?? null,
      createdById: before?.createdById ?? me.id,
    };
  },
  files: [IMAGE, VIDEO],
  guardFile(_call, { isVideo }, rule) {
    if (isVideo === (rule === VIDEO)) return;
    throw refusal(409, { title: rule === VIDEO ? 'Dit media item is geen video.' : 'Dit media item is geen afbeelding.' });
  },
};
