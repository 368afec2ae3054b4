import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceOf, type Difference } from './difference.ts';
import type { Picture } from './pictures/stories.ts';
import { readPicture, type Series } from './pictures/takePictures.ts';

/** What became of a picture, in the words of the report and in its order. */
const KINDS = ['mislukt', 'gewijzigd', 'nieuw', 'verdwenen', 'gelijk'] as const;

/** One picture, before and after the change; `reason` says why one of both is not there. */
interface Result extends Picture { kind: (typeof KINDS)[number]; before?: Buffer; after?: Buffer; difference?: Difference; reason?: string }

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

const differentOf = (results: Result[]) => results.filter(({ kind }) => kind !== 'gelijk');
const countOf = (results: Result[], base: string) => `${KINDS.map(kind => `${results.filter(result => result.kind === kind).length} ${kind}`).join(', ')}; vergeleken met ${base.slice(0, 10)}`;

/** The result in at most some forty lines of Markdown, for a terminal and for the page of a run in CI. */
export const summarise = (results: Result[], base: string): string => {
  const lines = differentOf(results).map(({ kind, title, name, reason }) => `- ${kind}: ${title} · ${name}${reason ? ` (${reason.split('\n')[0]})` : ''}`);
  const more = lines.length > 40 ? [`- en nog ${lines.length - 40}: zie het verslag`] : [];
  return [...lines.slice(0, 40), ...more, '', countOf(results, base), ''].join('\n');
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One side of a story. Both stand on a sheet of one size, so that what moved is seen to move; a frame says where to look. */
const figureOf = (side: string, { key, difference }: Result) => {
  const { width, height, spot: { left, top, right, bottom } } = difference ?? { width: 0, height: 0, spot: { left: 0, top: 0, right: 0, bottom: 0 } };
  const inset = [top / height, 1 - right / width, 1 - bottom / height, left / width].map(part => `${part * 100}%`).join(' ');
  const image = `<img src="${side}/${encodeURIComponent(key)}.png" alt="${side}" loading="lazy">`;
  return `<figure class="${side}"><figcaption>${side}</figcaption><div${difference ? ` style="aspect-ratio:${width}/${height};max-width:${width}px"` : ''}>${image}${difference ? `<i style="inset:${inset}"></i>` : ''}</div></figure>`;
};

const articleOf = (result: Result) => {
  const { kind, title, name, reason, before, after, difference } = result;
  const sides = [before && 'voor', after && 'na', difference && 'verschil'].filter(side => side !== undefined);
  return `<article tabindex="-1" class="${kind}"><h2><b>${kind}</b> ${escape(title)} · ${escape(name)} ${difference ? `<small>${difference.count} px</small>` : ''}</h2>
${reason ? `<p>${escape(reason)}</p>` : ''}<div class="sides">${sides.map(side => figureOf(side, result)).join('')}</div></article>`;
};

/** Writes the report, a folder that needs nothing but a browser. @returns the path of its page. */
export const writeReport = (folder: string, results: Result[], base: string): string => {
  const different = differentOf(results);
  rmSync(folder, { recursive: true, force: true });
  for (const side of ['voor', 'na', 'verschil']) mkdirSync(join(folder, side), { recursive: true });
  for (const { key, before, after, difference } of different) {
    for (const [side, png] of [['voor', before], ['na', after], ['verschil', difference?.png]] as const) if (png) writeFileSync(join(folder, side, `${key}.png`), png);
  }
  const page = readFileSync(new URL('report.html', import.meta.url), 'utf8');
  const title = `Beelden om na te kijken: ${different.length}`;
  writeFileSync(join(folder, 'index.html'), page.replaceAll('{title}', title).replace('{counts}', countOf(results, base)).replace('{articles}', () => different.map(articleOf).join('\n')));
  return join(folder, 'index.html');
};
