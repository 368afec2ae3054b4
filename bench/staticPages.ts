import { createMockApi, tokenFor } from '@staalkaart/mocks';
import type { ProductItem } from '@staalkaart/api-client/wire';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY, COLUMNS, PAGE_SIZE } from './scene.ts';

const escaped = (text: string) => text.replace(/[&<"]/g, sign => `&#${sign.codePointAt(0)};`);

const STYLE = `body{margin:0;font:16px system-ui}main{padding:24px}ul{display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:24px;margin:0;padding:0;list-style:none}img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover}`;
const page = (title: string, content: string) =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style><main><h1>${escaped(title)}</h1>${content}</main>`;

const card = ({ id, name, coverImagePath }: ProductItem, index: number) =>
  `<li><a href="/products/${id}"><img src="${coverImagePath}" alt=""${index < COLUMNS ? '' : ' loading="lazy"'}>${escaped(name)}</a>`;
const list = (products: readonly ProductItem[]) => page('Producten', `<ul>${products.map(card).join('')}</ul>`);
const detail = ({ name, coverImagePath }: ProductItem) => page(name, `<img src="${coverImagePath}" alt="" style="width:560px">`);

/** Writes the pages that no application could beat: the same products and pictures, as plain HTML without a script. */
export const writeStaticPages = async (folder: string, products: number): Promise<void> => {
  const api = createMockApi({ products });
  const headers = { Authorization: `Bearer ${tokenFor('User')}` };
  const all = await (await api.fetch(`/api/Products?categories=${CATEGORY}&pageSize=1000000`, { headers })).json() as ProductItem[];
  const first = all.slice(0, PAGE_SIZE);
  mkdirSync(join(folder, 'products/category'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), list(first));
  writeFileSync(join(folder, 'products.html'), list(first));
  writeFileSync(join(folder, `products/category/${CATEGORY}.html`), list(all));
  for (const product of first) writeFileSync(join(folder, `products/${product.id}.html`), detail(product));
};
