import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, picture, withStoryLink } from '../../testing/catalogue.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { docs } from './CategoryTile.docs.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = preview.meta({
  title: 'tiles/CategoryTile (categorietegel)',
  component: CategoryTile,
  parameters: { widget: docs },
  args: { category: { id: 8, name: 'Affiches', path: picture(2) }, href: '/products/category/8', isEager: true },
  decorators: [withStoryLink, Story => <div style={{ maxWidth: 236 }}><Story /></div>],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Affiches' }));
    await expect(opened.mock.calls).toEqual([['/products/category/8']]);
  },
});
export const WithSegments = meta.story({
  args: { category: { id: 8, name: 'Affiches', path: picture(2), segments: [{ name: 'Cultuur' }, { name: 'Evenementen' }] } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Cultuur · Evenementen')).toBeVisible()); },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
  },
});
export const EditMode = meta.story({
  args: { actions: <ActionGroup label="Acties voor Affiches" actions={[editAction.edit(() => undefined), editAction.photo(() => undefined), editAction.hide(() => undefined), editAction.remove(() => undefined)]} /> },
});
/** Hidden from others: only who may edit sees it. */
export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});
/** In edit mode alone: elsewhere it is not there, and the label says why. */
export const WithoutPicture = meta.story({
  args: { category: { id: 8, name: 'Affiches' } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Niet zichtbaar zonder foto')).toBeVisible()); },
});
export const LongestText = meta.story({
  args: { category: { id: 8, name: 'Gelegenheidsverpakkingen en geschenkdozen', path: picture(4), segments: [{ name: 'Bouw & vastgoed' }, { name: 'Evenementen' }, { name: 'Horeca' }, { name: 'Retail' }] } },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
