import type { AssetFact } from '../facts.ts';
import { refusal } from '../http/refusal.ts';
import { canSee } from '../rules/access.ts';
import { flagIn, idIn, optionalTextIn, orderIn, textIn, toId } from '../rules/body.ts';
import { LONGEST_MEDIA_NAME, nameProblems, refuseInvalid, unknownIds } from '../rules/checks.ts';
import { IMAGE, shownName, VIDEO } from '../rules/files.ts';
import { hasMedia } from '../rules/media.ts';
import { wordsOf } from '../rules/text.ts';
import type { Question } from '../store.ts';
import { assetView } from '../views/catalogue.ts';
import type { Resource, Saving } from './resource.ts';

const productIn = (body: Saving<AssetFact>['body'], before: AssetFact | undefined): number => idIn(body, 'productId', before?.productId);

/** Pictures and films, in the order that they are sent with: nobody renumbers them. The whole list is for a SuperAdmin; the media of one product are for everybody. */
export const assets: Resource<'assets'> = {
  name: 'Assets',
  table: 'assets',
  noun: 'het media item',
  guardList(me, query) {
    if (!query.has('productId') && me.role !== 'SuperAdmin') throw refusal(403, { title: 'Je hebt geen rechten om alle media te zien.' });
  },
  listNeeds: query => ({ ids: { products: [toId(query.get('productId'))] } }),
  ask({ me, query, related }): Question<AssetFact> {
    if (query.has('productId')) {
      const product = related.get('products', toId(query.get('productId')));
      return { where: { productId: product && canSee(me)(product) ? [product.id] : [] }, order: 'order' };
    }
    return { words: wordsOf(query.get('searchTerm')) };
  },
  item: assetView,
  recordNeeds: ({ productId }) => ({ ids: { products: [productId] } }),
  sees(me, { productId }, related) {
    const product = related.get('products', productId);
    return product !== undefined && canSee(me)(product);
  },
  bodyNeeds: (body, before) => ({ ids: { products: [productIn(body, before)] } }),
  parse({ me, body, before, related }) {
    const productId = productIn(body, before);
    const isVideo = flagIn(body, 'isVideo', before?.isVideo ?? false);
    const [name, sent] = [textIn(body, 'name', before?.name), optionalTextIn(body, 'file')];
    // As that of an upload, which may be called anything.
    const file = sent === null ? before?.file ?? null : shownName(sent);
    refuseInvalid({
      Name: nameProblems(name, 'Het is verplicht de media een naam te geven.', LONGEST_MEDIA_NAME),
      ProductId: [unknownIds(related, 'products', [productId], 'Dit product bestaat niet (meer).')],
      IsVideo: [before && before.isVideo !== isVideo && 'Een afbeelding kan geen video worden, en omgekeerd.'],
      File: [!before && file === null && 'file is required'],
    });
    return {
      productId,
      isVideo,
      name,
      order: orderIn(body, before?.order ?? 0),
      path: before?.path ?? null,
      file,
      createdById: before?.createdById ?? me.id,
    };
  },
  follows: {
    table: 'products',
    needs: ({ productId }) => ({ ids: { products: [productId] }, assetsOf: [productId] }),
    // A product whose last medium went has nothing to show.
    changed({ productId, path }, related) {
      const product = related.get('products', productId);
      return product?.isVisible && path !== null && !hasMedia(related, productId) ? [{ ...product, isVisible: false }] : [];
    },
  },
  files: [IMAGE, VIDEO],
  guardFile(_me, { isVideo }, rule) {
    if (isVideo === (rule === VIDEO)) return;
    throw refusal(409, { title: rule === VIDEO ? 'Dit media item is geen video.' : 'Dit media item is geen afbeelding.' });
  },
};
