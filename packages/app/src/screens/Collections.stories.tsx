import { emptyList, fail, pending } from '@staalkaart/mocks';
import { expect, screen, within, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Collecties',
  component: Screen,
  args: { path: '/collections' },
  parameters: { layout: 'fullscreen' },
});

export const Own = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nieuwe klanten/ })).toHaveAttribute('href', '/collections/505');
    await expect(canvas.queryByText('Oude stalen')).not.toBeInTheDocument();
  },
});

export const AllAsSuperAdmin = meta.story({
  globals: { role: 'SuperAdmin', mode: 'edit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Toon ook collecties van anderen' }));
    await waitFor(async () => expect(await canvas.findByRole('link', { name: /Nieuwe klanten/ })).toBeVisible());
  },
});

export const One = meta.story({
  args: { path: '/collections/505' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Producten in de collectie Nieuwe klanten' })).toBeVisible());
    const cards = within(await canvas.findByRole('list', { name: /Producten in de collectie/ }));
    cards.getAllByRole('link')[0]!.focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await screen.findByText('Weet je zeker?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'ANNULEER' }));
  },
});

export const OneWithoutProducts = meta.story({
  args: { path: '/collections/505' },
  beforeEach: ({ msw }) => { msw.use(emptyList('Products')); },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText('No items found...')).toBeVisible()); },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => { msw.use(pending('get', 'Collections')); },
  play: async ({ canvas }) => { await expect(await canvas.findByText('Loading item')).toBeInTheDocument(); },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => { msw.use(emptyList('Collections')); },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText('Geen items gevonden')).toBeVisible()); },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Collections', 500, 'kapot')); },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()); },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
