import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { docs } from './CollectionTile.docs.ts';
import { CollectionTile, type TileCollection } from './CollectionTile.tsx';

const fair: TileCollection = { id: 21, name: 'Beurs Kortrijk', path: '/media/images/flag-1-1.jpg', productCount: 14, isPrivate: false };
const onShow = fn().mockName('onShow');

const meta = preview.meta({
  title: 'tiles/CollectionTile (collectietegel)',
  component: CollectionTile,
  parameters: { widget: docs },
  args: { collection: fair, href: '/collections/21' },
  render: args => <div style={{ maxWidth: 280 }}><CollectionTile {...args} /></div>,
  decorators: [withStoryLink],
  beforeEach: () => { opened.mockClear(); onShow.mockClear(); },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Beurs Kortrijk 14 producten' }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/21');
  },
});

export const OneProduct = meta.story({
  args: { collection: { ...fair, productCount: 1 } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('1 product')).toBeVisible()); },
});

export const Private = meta.story({
  args: { collection: { ...fair, isPrivate: true, creatorName: 'Lies' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Privé')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('14 producten · door Lies')).toBeVisible());
  },
});

const actions = (
  <>
    <IconButton icon={Pencil} label="Collectie wijzigen" />
    <IconButton icon={Eye} label="Collectie tonen" onClick={onShow} />
    <IconButton icon={Copy} label="Collectie kopiëren" />
    <IconButton icon={Trash2} label="Collectie verwijderen" tone="danger" />
  </>
);

export const Disabled = meta.story({
  args: { collection: { ...fair, productCount: 0 }, isDisabled: true, actions },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('link');
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(tile).opacity).toBe('0.5');
    await userEvent.click(tile);
    await expect(opened).not.toHaveBeenCalled();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog leeg: houd een product ingedrukt om het toe te voegen');
    await expect(canvas.getByRole('article')).toHaveTextContent('Nog leeg: houd een product ingedrukt om het toe te voegen');
    await userEvent.click(canvas.getByRole('button', { name: 'Collectie tonen' }));
    await expect(onShow).toHaveBeenCalledOnce();
  },
});

export const DisabledForAnotherReason = meta.story({
  tags: ['gedrag'],
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
  },
});

export const DisabledByKeyboard = meta.story({
  tags: ['gedrag'],
  args: { isDisabled: true, disabledReason: 'Niet beschikbaar' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Niet beschikbaar');
    await userEvent.keyboard('{Enter}');
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const WithActions = meta.story({ args: { actions } });
export const WithoutPicture = meta.story({ args: { collection: { ...fair, path: null } } });
export const LongestText = meta.story({
  args: { collection: { ...fair, name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie van Chocolaterie Vandenberghe', isPrivate: true, creatorName: 'Vandenberghe-Vanderstraeten' }, actions },
});
export const Phone = meta.story({ args: { actions }, globals: { viewport: { value: 'phone' } } });
