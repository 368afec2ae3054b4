import type { HttpHandler } from 'msw';
import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { assetView } from '../db/views/asset.ts';
import { categoryView } from '../db/views/category.ts';
import { collectionView } from '../db/views/collection.ts';
import { segmentView } from '../db/views/segment.ts';
import { COLLECTORS, EDITORS } from '../auth/access.ts';
import { collections, refuseOthers } from './collections.ts';
import { tagged } from './etag.ts';
import { IMAGE, receive, VIDEO, type FileRule } from './receive.ts';
import { refusal } from './refusal.ts';
import { find, findSeen } from './resource.ts';
import type { Route } from './route.ts';

/** Reads the record again, since a file takes a while to arrive. */
const withPath = <T extends Fact & { readonly path: string | null }>(table: Table<T>, { id }: T, path: string, noun: string): T =>
  table.put({ ...find(table, id, noun), path });

const assetFile = (route: Route, rule: FileRule) =>
  route('post', `Assets/:id/${rule.field}`, async call => {
    const asset = find(call.db.assets, call.params.id, 'Dit media item');
    if (asset.isVideo !== (rule === VIDEO)) {
      throw refusal(409, { title: rule === VIDEO ? 'Dit media item is geen video.' : 'Dit media item is geen afbeelding.' });
    }
    const { path, name } = await receive(call, rule);
    const current = find(call.db.assets, asset.id, 'Dit media item');
    const saved = call.db.assets.put({ ...current, path, file: name });
    return tagged(saved, assetView(call.db, saved));
  }, EDITORS);

/** The pictures of tiles, and the files of media. The record is saved first, so a failed upload loses nothing. */
export const imageHandlers = (route: Route): HttpHandler[] => [
  assetFile(route, IMAGE),
  assetFile(route, VIDEO),

  route('post', 'Segments/:id/image', async call => {
    const segment = find(call.db.segments, call.params.id, 'Dit segment');
    const { path } = await receive(call, IMAGE);
    const saved = withPath(call.db.segments, segment, path, 'Dit segment');
    return tagged(saved, segmentView(call.db, saved, call.me));
  }, EDITORS),

  route('post', 'Categories/:id/image', async call => {
    const category = find(call.db.categories, call.params.id, 'Deze categorie');
    const { path } = await receive(call, IMAGE);
    const saved = withPath(call.db.categories, category, path, 'Deze categorie');
    return tagged(saved, categoryView(call.db, saved, call.me));
  }, EDITORS),

  route('post', 'Collections/:id/image', async call => {
    const { db, me } = call;
    const collection = findSeen(collections, call, call.params.id);
    // An Admin may add a photo to anybody's collection.
    if (me.role !== 'Admin') refuseOthers(me, collection);
    const { path } = await receive(call, IMAGE);
    const saved = withPath(db.collections, collection, path, 'Deze collectie');
    return tagged(saved, collectionView(db, saved, me));
  }, COLLECTORS),
];
