import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { catchDownloads } from '../testing/downloads.ts';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Media assets',
  component: Screen,
  args: { path: '/assets' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'SuperAdmin', mode: 'edit', viewport: { value: 'laptop' } },
});

export const Thumbnails = meta.story({ name: 'Tegels' });

export const AsList = meta.story({
  name: 'Als lijst',
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Media assets' })).toBeVisible());
    await waitFor(async () => expect(await canvas.findByText('1-10 van 600')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Lijst' }));
    await expect((await canvas.findAllByRole('row')).length).toBe(11);
  },
});

/** Found by the name of the product, over all pages; the way back to all, and on to the product. */
export const Searched = meta.story({
  name: 'Gezocht, en naar het product',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-10 van 600');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoek op product' }), 'geschenkdoos slagerij');
    await waitFor(() => expect(canvas.queryByText('1-10 van 600')).not.toBeInTheDocument());
    const found = await canvas.findAllByRole('button', { name: /^Geschenkdoos Slagerij Claes \d+ bekijken$/ });
    await expect(canvas.getAllByRole('button', { name: /bekijken$/ })).toHaveLength(found.length);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Naar het product' })[0]!);
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Geschenkdoos Slagerij Claes' })).toBeVisible());
  },
});

export const NothingFound = meta.story({ name: 'Niets gevonden', args: { path: '/assets?searchTerm=zzz' }, play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText('Geen items gevonden')).toBeVisible()); } });

export const Edited = meta.story({
  name: 'Media wijzigen',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-10 van 600');
    await userEvent.click(canvas.getAllByRole('button', { name: /Bewerken|wijzigen/ })[0]!);
    await expect(await screen.findByRole('dialog', { name: 'Media wijzigen' })).toBeInTheDocument();
    await expect(screen.queryByRole('checkbox', { name: 'Ik wil een video opladen' })).not.toBeInTheDocument();
  },
});

/** Chosen by their ticks over pages, saved as a list, and deleted: what is left of a product's media stands in order. */
export const Many = meta.story({
  name: 'Veel tegelijk',
  tags: ['gedrag'],
  beforeEach: catchDownloads,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-10 van 600');
    await userEvent.click(canvas.getByRole('button', { name: 'Selecteren' }));
    const bar = within(await screen.findByRole('region', { name: 'Selectie' }));
    for (const tick of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(tick);
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('2 media gekozen'));
    await userEvent.click(bar.getByRole('button', { name: 'Exporteren als CSV' }));
    await screen.findByText(/^2 media staan in media_\d{8}-\d{6}\.csv$/);
    await userEvent.click(bar.getByRole('button', { name: 'Verwijderen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), '2 media');
    await userEvent.click(dialog.getByRole('button', { name: 'JA' }));
    await screen.findByText('2 media verwijderd');
    await waitFor(() => expect(canvas.getByText('1-10 van 598')).toBeVisible());
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Nog niets gekozen'));
  },
});

/** Of a search all that was found is chosen, and not all media. */
export const ManyOfASearch = meta.story({
  name: 'Alles van een zoekopdracht, in de lijst',
  tags: ['gedrag'],
  args: { path: '/assets?searchTerm=kaart' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Lijst' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Selecteren' }));
    const all = await screen.findByRole('button', { name: /^Alle \d+ van deze zoekopdracht$/ });
    await userEvent.click(all);
    const count = /\d+/.exec(all.textContent)![0];
    await waitFor(() => expect(screen.getByText(`${count} media gekozen`)).toBeVisible());
    await expect(Number(count)).toBeLessThan(600);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/assets', 'laadt'], ...loading('Assets') });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/assets', 'leeg'], ...empty('Assets', 'Geen items gevonden') });
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/assets', 'mislukt'], ...failing('Assets') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
