import { differenceOf, type Difference } from './difference.ts';
import type { Picture } from './pictures/stories.ts';
import { readPicture, type Series } from './pictures/takePictures.ts';

/** What became of a picture, in the words of the report and in its order. */
export const KINDS = ['mislukt', 'gewijzigd', 'nieuw', 'verdwenen', 'gelijk'] as const;

/** One picture, before and after the change; `reason` says why one of both is not there. */
export interface Result extends Picture { kind: (typeof KINDS)[number]; before?: Buffer; after?: Buffer; difference?: Difference; reason?: string }

/** Compares the pictures of after a change with those of before, in the order of the report. */
export const compare = (base: Series, head: Series): Result[] => {
  const results = [...new Map([...base.pictures, ...head.pictures])].map(([key, picture]): Result => {
    const [before, after] = [readPicture(base.folder, key), readPicture(head.folder, key)];
    if (!head.pictures.has(key)) return { ...picture, kind: 'verdwenen', before, reason: base.failures.get(key) };
    if (!after) return { ...picture, kind: 'mislukt', before, reason: head.failures.get(key) };
    if (!before) return { ...picture, kind: 'nieuw', after, reason: base.failures.has(key) ? `Voor de wijziging mislukte dit verhaal: ${base.failures.get(key)}` : undefined };
    const difference = differenceOf(before, after);
    return difference ? { ...picture, kind: 'gewijzigd', before, after, difference } : { ...picture, kind: 'gelijk' };
  });
  return KINDS.flatMap(kind => results.filter(result => result.kind === kind));
};
