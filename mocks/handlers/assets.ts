import { canSee } from '../auth/access.ts';
import type { AssetFact } from '../db/facts.ts';
import { assetView } from '../db/views/asset.ts';
import { flag, optionalText, text, toId, type Body } from './body.ts';
import type { Call } from './call.ts';
import { unknownIds } from './checks.ts';
import { shows } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { searchByName } from './search.ts';

const parse = ({ db, me }: Call, body: Body, before: AssetFact | undefined): Omit<AssetFact, 'id'> => {
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
};

/** Pictures and films, in the order that they are sent with: nobody renumbers them. The whole list is for a SuperAdmin; the media of one product are for everybody. */
export const assets: Resource<AssetFact> = {
  name: 'Assets',
  noun: 'Dit media item',
  pageSize: 10,
  table: db => db.assets,
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
  parse,
};
