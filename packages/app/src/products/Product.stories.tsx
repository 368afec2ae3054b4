import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { failing, loading, unknownRecord } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Product',
  component: Screen,
  args: { path: '/products/1004?category=130' },
  parameters: { layout: 'fullscreen' },
});

export const AsAdmin = meta.story({ name: 'Standaard' });

export const WithoutACategory = meta.story({
  name: 'Zonder categorie',
  args: { path: '/products/1004' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Formaat' });
    await expect(canvas.queryByRole('link', { name: /Volgend product/ })).not.toBeInTheDocument();
  },
});

/** A hidden category has no link while a customer looks: neither the way back, nor a step through its products. */
export const FromAHiddenCategory = meta.story({
  name: 'Uit een verborgen categorie',
  tags: ['gedrag'],
  args: { path: '/products/1062?category=128' },
  globals: { role: 'PowerUser', mode: 'edit' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Terug naar de categorie' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Volgend product/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Presentatie' }));
    await expect(await canvas.findByRole('link', { name: 'Terug naar producten' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Volgend product/ })).not.toBeInTheDocument();
  },
});

/** Nobody knows that a category is hidden who was never told of it. */
export const BackToAHiddenCategory = meta.story({
  name: 'Terug naar een categorie die verborgen werd',
  tags: ['gedrag'],
  args: { path: '/products/1062?category=128' },
  globals: { role: 'User', mode: 'presentation' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Terug naar de categorie' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Alle categorieën/ })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Deze categorie bestaat niet (meer).')).toBeVisible());
  },
});

export const OverTheWholeScreen = meta.story({
  name: 'Volledig scherm',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volledig scherm' }));
    const next = await screen.findByRole('button', { name: 'Volgende afbeelding' });
    await waitFor(() => expect(next).toBeVisible());
    await waitFor(() => expect(screen.getByText('1 van 2')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () => expect(await screen.findByText('2 van 2')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await screen.findByText('1 van 2')).toBeVisible());
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/products/:id', 'laadt'], ...loading('Products/:id') });

export const Unknown = meta.story({ name: 'Onbekend product', args: { path: '/products/4711' }, ...unknownRecord() });

export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/products/:id', 'mislukt'], ...failing('Products/:id') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({
  name: 'Tablet staand',
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Geschenkdoos Slagerij Claes' })).toBeVisible());
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Extra' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Multipress')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collectie beheer' })).toBeVisible());
    await expect(await canvas.findByRole('link', { name: /Volgend product/ })).toHaveAttribute('href', '/products/1005?category=130');
  },
});
