import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, picture, withStoryLink } from '../storyHelpers.tsx';
import { CategoryTile } from './CategoryTile.tsx';

const meta = preview.meta({
  title: 'catalogue/CategoryTile',
  component: CategoryTile,
  args: { category: { id: 8, name: 'Affiches', path: picture(2) }, href: '/products/category/8', isEager: true },
  decorators: [withStoryLink, Story => <div style={{ maxWidth: 236 }}><Story /></div>],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Affiches' }));
    await expect(opened.mock.calls).toEqual([['/products/category/8']]);
  },
});
export const WithSegments = meta.story({
  args: { category: { id: 8, name: 'Affiches', path: picture(2), segments: [{ name: 'Cultuur' }, { name: 'Evenementen' }] } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Cultuur · Evenementen')).toBeVisible()); },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const WithoutPicture = meta.story({ args: { category: { id: 8, name: 'Affiches' } } });
export const LongestText = meta.story({
  args: { category: { id: 8, name: 'Gelegenheidsverpakkingen en geschenkdozen', path: picture(4), segments: [{ name: 'Bouw & vastgoed' }, { name: 'Evenementen' }, { name: 'Horeca' }, { name: 'Retail' }] } },
});
