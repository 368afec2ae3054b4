import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { Chips } from './Chips.tsx';

const meta = preview.meta({
  title: 'controls/Chips (taglabels)',
  component: Chips,
  args: { label: 'Tags', items: [{ id: 1, name: 'Festival' }, { id: 2, name: 'Spotvernis' }, { id: 3, name: 'Buiten' }] },
  decorators: [withStoryLink],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story({ name: 'Standaard' });

export const Listed = meta.story({
  name: 'Namen zonder link',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Tags' })).toBeVisible());
    await expect(canvas.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Festival', 'Spotvernis', 'Buiten']);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Links = meta.story({
  name: 'Met links',
  args: { items: [{ id: 1, name: 'Festival', href: '/products?tags=1' }, { id: 2, name: 'Spotvernis', href: '/products?tags=2' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Spotvernis' }));
    await expect(opened).toHaveBeenLastCalledWith('/products?tags=2');
  },
});

export const None = meta.story({
  name: 'Geen',
  tags: ['gedrag'],
  args: { items: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('list')).not.toBeInTheDocument(); },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { items: [...'abcdefghijkl'].map((letter, id) => ({ id, name: `${letter.toUpperCase()}fwerking met goudfoliedruk` })).concat({ id: 99, name: 'Gelegenheidsverpakking voor ambachtelijke chocoladepralines met venster' }) },
  globals: { viewport: { value: 'phone' } },
});
