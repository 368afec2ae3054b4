import { fail } from '@staalkaart/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading, unknownRecord } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Categorieën',
  component: Screen,
  args: { path: '/categories' },
  parameters: { layout: 'fullscreen' },
});

export const All = meta.story({ name: 'Standaard' });

export const AsList = meta.story({
  name: 'Als lijst',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Affiches/ })).toHaveAttribute('href', '/products/category/102');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lijst' }));
    await expect(canvas.getByRole('radio', { name: 'Lijst' })).toBeChecked();
    await waitFor(() => expect(localStorage.getItem('staalkaart.view.categories')).toBe('list'));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Affiches/ })).toBeVisible());
  },
});

export const OfASegment = meta.story({
  name: 'Van een segment',
  args: { path: '/categories/segment/11' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Categorieën in segment Horeca' })).toBeVisible());
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(2);
  },
});

export const OfAnUnknownSegment = meta.story({ name: 'Van een onbekend segment', args: { path: '/categories/segment/4711' }, ...unknownRecord() });

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/categories', 'laadt'], ...loading('Categories', 5) });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/categories', 'leeg'], ...empty('Categories', 'Het lijkt erop dat er nog geen categorieën zijn.') });

/** Without a text of its own, the sentence for its status. */
export const Failing = meta.story({
  name: 'Mislukt',
  tags: ['route:/categories', 'mislukt'],
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Categories', 503)); },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(canvas.getAllByText('De server is even niet beschikbaar. Probeer het later opnieuw.').length).toBeGreaterThan(0);
  },
});

const horeca = { args: { path: '/categories/segment/11' } };
export const OfASegmentLoading = meta.story({ name: 'Van een segment: laadt', tags: ['route:/categories/segment/:id', 'laadt'], ...horeca, ...loading('Categories') });
export const OfASegmentEmpty = meta.story({ name: 'Van een segment: leeg', tags: ['route:/categories/segment/:id', 'leeg'], ...horeca, ...empty('Categories', 'Het lijkt erop dat er nog geen categorieën zijn.') });
export const OfASegmentFailing = meta.story({ name: 'Van een segment: mislukt', tags: ['route:/categories/segment/:id', 'mislukt'], ...horeca, ...failing('Segments/:id') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
