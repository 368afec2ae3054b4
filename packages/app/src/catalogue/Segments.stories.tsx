import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Segmenten',
  component: Screen,
  args: { path: '/segments' },
  parameters: { layout: 'fullscreen' },
});

export const Presentation = meta.story({ name: 'Standaard' });

export const EditAsSuperAdmin = meta.story({
  name: 'Bewerken als SuperAdmin',
  globals: { role: 'SuperAdmin', mode: 'edit' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Bewerken' })).toBeChecked();
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/segments', 'laadt'], ...loading('Segments') });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/segments', 'leeg'], ...empty('Segments', 'Geen items gevonden') });
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/segments', 'mislukt'], ...failing('Segments') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
