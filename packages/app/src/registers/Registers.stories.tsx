import { emptyList } from '@staalkaart/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Klanten, materialen, tags',
  component: Screen,
  args: { path: '/customers' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit' },
});

export const Customers = meta.story({ name: 'Klanten' });

export const CustomerCreated = meta.story({
  name: 'Klant aangemaakt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible());
    await waitFor(async () => expect(await canvas.findByText('1-10 van 40')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'toevoegen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nieuwe customer' }));
    await userEvent.type(form.getByLabelText('Naam'), 'Bakkerij Noord');
    await expect(form.getByRole('button', { name: 'Toevoegen' })).toBeDisabled();
    await userEvent.type(form.getByLabelText(/Multipress/), 'K-9001');
    await userEvent.click(form.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(async () => expect(await screen.findByText('Klant Bakkerij Noord werd aangemaakt')).toBeVisible());
  },
});

export const MaterialsEdited = meta.story({
  name: 'Materiaal aangepast',
  tags: ['gedrag'],
  args: { path: '/materials' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Bewerken/ });
    await userEvent.click(first!);
    const form = within(await screen.findByRole('dialog', { name: 'Materiaal aanpassen' }));
    await userEvent.clear(form.getByLabelText('Naam'));
    await waitFor(async () => expect(await form.findByText('Het is verplicht het materiaal een naam te geven')).toBeVisible());
    await userEvent.type(form.getByLabelText('Naam'), 'Gerecycleerd karton');
    await userEvent.click(form.getByRole('button', { name: 'Opslaan' }));
    await waitFor(async () => expect(await screen.findByText('Materiaal Gerecycleerd karton werd aangepast')).toBeVisible());
  },
});

const nothing = 'Geen items gevonden';
export const CustomersLoading = meta.story({ name: 'Klanten: laadt', tags: ['route:/customers', 'laadt'], ...loading('Customers') });
export const CustomersEmpty = meta.story({ name: 'Klanten: leeg', tags: ['route:/customers', 'leeg'], ...empty('Customers', nothing) });
export const CustomersFailing = meta.story({ name: 'Klanten: mislukt', tags: ['route:/customers', 'mislukt'], ...failing('Customers') });

const materials = { args: { path: '/materials' } };
export const MaterialsLoading = meta.story({ name: 'Materialen: laadt', tags: ['route:/materials', 'laadt'], ...materials, ...loading('Materials') });
export const MaterialsEmpty = meta.story({ name: 'Materialen: leeg', tags: ['route:/materials', 'leeg'], ...materials, ...empty('Materials', nothing) });
export const MaterialsFailing = meta.story({ name: 'Materialen: mislukt', tags: ['route:/materials', 'mislukt'], ...materials, ...failing('Materials') });

const tags = { args: { path: '/tags' } };
/** The first one can be made from where the list would be; not where a search found nothing. */
export const TagsBegin = meta.story({
  name: 'Tags: leeg, de eerste',
  tags: ['gedrag'],
  ...tags,
  globals: { mode: 'edit' },
  beforeEach: ({ msw }) => { msw.use(emptyList('Tags')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maak er een aan' }));
    await expect(await screen.findByRole('dialog', { name: 'Nieuwe tag' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Maak er een aan' })).not.toBeInTheDocument());
  },
});
export const TagsLoading = meta.story({ name: 'Tags: laadt', tags: ['route:/tags', 'laadt'], ...tags, ...loading('Tags') });
export const TagsEmpty = meta.story({ name: 'Tags: leeg', tags: ['route:/tags', 'leeg'], ...tags, ...empty('Tags', nothing) });
export const TagsFailing = meta.story({ name: 'Tags: mislukt', tags: ['route:/tags', 'mislukt'], ...tags, ...failing('Tags') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
