import type { HttpHandler } from 'msw';
import { canSee, type Reader } from '../auth/access.ts';
import type { Db } from '../db/db.ts';
import { createDocument, DOCX_TYPE, type DocumentItem } from '../docx/document.ts';
import type { ReadMedia } from './call.ts';
import { collections } from './collections.ts';
import { refusal } from './refusal.ts';
import { findSeen } from './resource.ts';
import type { Route } from './route.ts';

const uploadedAt = (db: Db, path: string) => {
  const id = /\/uploads\/(\d+)\//.exec(path)?.[1];
  return id === undefined ? undefined : db.uploads.get(Number(id))?.bytes;
};

/** A product's name and cover; a picture that cannot be read is left out. */
const itemOf = async (db: Db, me: Reader, productId: number, readMedia: ReadMedia | undefined): Promise<DocumentItem | undefined> => {
  const product = db.products.get(productId);
  if (!product || !canSee(me)(product)) return undefined;
  const path = db.assetsOf(productId).find(asset => !asset.isVideo && asset.path)?.path;
  const image = path ? (uploadedAt(db, path) ?? (await readMedia?.(path).catch(() => undefined))) : undefined;
  return { name: product.name, image };
};

/** The pictures of a collection as a word-processing document. */
export const collectionExportHandlers = (route: Route, readMedia: ReadMedia | undefined): HttpHandler[] => [
  route('post', 'Collections/:id/export', async call => {
    const { db, me } = call;
    const collection = findSeen(collections, call, call.params.id);
    const items = await Promise.all(collection.productIds.map(id => itemOf(db, me, id, readMedia)));
    const shown = items.filter(item => item !== undefined);
    if (shown.length === 0) {
      throw refusal(409, { title: 'Deze collectie kan niet geëxporteerd worden.', detail: `${collection.name} bevat nog geen producten.` });
    }
    return new Response(createDocument(collection.name, collection.description, shown), {
      headers: { 'Content-Type': DOCX_TYPE, 'Content-Disposition': 'attachment; filename="export.docx"' },
    });
  }),
];
