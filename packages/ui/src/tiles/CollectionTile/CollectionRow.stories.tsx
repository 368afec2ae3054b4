import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import type { TileCollection } from './CollectionTile.tsx';
import { docs } from './CollectionRow.docs.ts';
import { CollectionRow } from './CollectionRow.tsx';

const fair: TileCollection = { id: 21, name: 'Beurs Kortrijk', path: '/media/images/flag-1-1.jpg', productCount: 14, isPrivate: false, updated: '20-11-2026' };
const longest = 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie van Chocolaterie Vandenberghe';
const nothing = () => undefined;
const actions = <div data-view="list" style={{ display: 'contents' }}><ActionGroup label="Acties voor Beurs Kortrijk" actions={[editAction.edit(nothing), editAction.copy(nothing), editAction.remove(nothing)]} /></div>;

const meta = preview.meta({
  title: 'tiles/CollectionRow (collectierij)',
  component: CollectionRow,
  parameters: { widget: docs },
  args: { collection: fair, href: '/collections/21' },
  decorators: [withStoryLink],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('gewijzigd 20-11-2026')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: /^Beurs Kortrijk/ }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/21');
  },
});

export const Private = meta.story({
  args: { collection: { ...fair, isPrivate: true, creatorName: 'Lies' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Privé')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('door Lies')).toBeVisible());
  },
});

export const Disabled = meta.story({
  args: { collection: { ...fair, name: 'Nog leeg', path: null, productCount: 0 }, isDisabled: true, actions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Nog leeg 0 producten/ }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog leeg: houd een product ingedrukt om het toe te voegen');
    await expect(canvas.getByRole('article')).toHaveTextContent('Nog leeg: houd een product ingedrukt om het toe te voegen');
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const EditMode = meta.story({ args: { actions } });
export const WithoutPicture = meta.story({ args: { collection: { ...fair, path: null } } });
export const LongestText = meta.story({ args: { collection: { ...fair, name: longest, isPrivate: true, creatorName: 'Vandenberghe-Vanderstraeten' }, actions } });
export const Phone = LongestText.extend({
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
export const Tablet = meta.story({ args: { actions }, globals: { viewport: { value: 'tablet' } } });
