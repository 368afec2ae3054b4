import type { Page } from 'playwright';
import type { Role } from '../../e2e/signIn.ts';

/** A picture of the README. */
export interface Shot {
  /** Its file in docs/screenshots, without its ending. */
  name: string;
  /** Where it is taken: a path of the application. */
  path: string;
  /** Who is signed in; nobody without it. */
  role?: Role;
  mode?: 'presentation' | 'edit';
  /** What a person does before the picture, and what must be there. */
  arrange: (page: Page) => Promise<void>;
}

const seen = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Every picture but Storybook's, in the order of the README. */
export const shots: readonly Shot[] = [
  {
    name: 'held-card',
    path: '/products/category/129',
    role: 'Admin',
    arrange: async page => {
      await seen(page, /Producten in category/);
      await page.getByRole('link', { name: /^Affiche/ }).first().hover();
      await page.mouse.down();
      await page.getByRole('dialog').getByRole('button', { name: /Toevoegen|Verwijderen/ }).waitFor();
      await page.mouse.up();
      await page.mouse.move(0, 0);
    },
  },
  { name: 'segments', path: '/segments', role: 'User', arrange: page => seen(page, 'Segmenten') },
  { name: 'products-edit', path: '/products', role: 'PowerUser', mode: 'edit', arrange: page => seen(page, 'Producten') },
  {
    name: 'product-form',
    path: '/products/manage/1129',
    role: 'PowerUser',
    mode: 'edit',
    arrange: async page => {
      await seen(page, 'Product aanpassen');
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  { name: 'sign-in', path: '/login', arrange: page => page.getByLabel('E-mail').waitFor() },
];
