import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Producten van een categorie',
  component: Screen,
  args: { path: '/products/category/129' },
  parameters: { layout: 'fullscreen' },
});

export const Presentation = meta.story({ name: 'Standaard' });

/** Stays lifted; as the front page shows it. */
export const Highlighted = meta.story({
  name: 'Uitgelichte productkaart · highlighted ProductCard',
  globals: { role: 'PowerUser', network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: /Visitekaartje Atelier Noord/ }, { timeout: 20_000 })).focus();
    await userEvent.keyboard(' ');
    const card = await screen.findByRole('dialog', { name: /Visitekaartje Atelier Noord/ });
    await waitFor(() => expect(card).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Toevoegen' })).toBeVisible());
  },
});

export const ViewOnlyCannotHold = meta.story({
  name: 'ViewOnly kan niet vasthouden',
  tags: ['gedrag'],
  globals: { role: 'ViewOnly' },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: /Visitekaartje Atelier Noord/ });
    await expect(card).not.toHaveAttribute('aria-keyshortcuts');
    card.focus();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/products/category/:id', 'laadt'], ...loading('Products') });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/products/category/:id', 'leeg'], ...empty('Products', 'No products fount in this category ...') });
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/products/category/:id', 'mislukt'], ...failing('Products') });
export const CategoryFails = meta.story({ name: 'Categorie mislukt', tags: ['route:/products/category/:id', 'mislukt'], ...failing('Categories/:id') });

/** How often the category itself was asked for. */
let asked = 0;

/** What the list of categories knew stands there, and nothing is asked again by itself; another try asks for its products and for itself. */
export const AskedAgain = meta.story({
  name: 'Mislukt, en opnieuw gevraagd',
  tags: ['gedrag'],
  args: { path: '/categories' },
  beforeEach: ({ msw }) => {
    asked = 0;
    const refuse = () => new HttpResponse('De gegevensbank antwoordt niet.', { status: 400 });
    msw.use(http.get('*/api/Products', refuse), http.get('*/api/Categories/:id', () => {
      asked += 1;
      return refuse();
    }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Drukwerk/ }));
    const again = await canvas.findByRole('button', { name: 'Opnieuw proberen' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Producten in category Drukwerk' })).toBeVisible();
    await expect(asked).toBe(1);
    await userEvent.click(again);
    await waitFor(() => expect(asked).toBe(2));
  },
});

/** The only category that the largest catalogue grows in. */
export const TenThousand = meta.story({
  name: '10.000 producten',
  tags: ['geen-beeld'],
  args: { path: '/products/category/130' },
  globals: { size: 'large', mode: 'edit' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('10000 producten')).toBeVisible(), { timeout: 20_000 }); },
});

export const Laptop = meta.story({
  name: 'Laptop',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Producten in category Drukwerk' })).toBeVisible());
    await expect(await canvas.findByRole('link', { name: /Visitekaartje Atelier Noord/ })).toHaveAttribute('href', '/products/1001?category=129');
    await waitFor(() => expect(canvas.getByText('15 producten')).toBeVisible());
  },
});
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
