import { baseName } from '../media/mediaName.ts';
import type { MediaItem } from '../media/reorder.ts';
import { libraryText as text } from '../nl/import.ts';
import { csvOf } from './writeCsv.ts';

/** What is listed of each medium, in the words of the library. */
const COLUMNS: readonly (readonly [header: string, read: (asset: MediaItem) => string])[] = [
  [text.ofProduct, ({ name }) => baseName(name)],
  [text.order, ({ order }) => String(order)],
  [text.kind, ({ isVideo }) => (isVideo ? text.video : text.image)],
  [text.by, ({ createdByName }) => createdByName ?? ''],
  [text.file, ({ path }) => path ?? ''],
];

/** Media as a list for a spreadsheet, one in a row. */
export const mediaCsv = (assets: readonly MediaItem[]): string =>
  csvOf([COLUMNS.map(([header]) => header), ...assets.map(asset => COLUMNS.map(([, read]) => read(asset)))]);
