import { Pencil } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { opened, picture, withStoryLink } from '../../testing/catalogue.tsx';
import { docs } from './TileRow.docs.ts';
import { TileRow } from './TileRow.tsx';

const meta = preview.meta({
  title: 'tiles/TileRow (tegelrij)',
  component: TileRow,
  parameters: { widget: docs },
  args: { item: { id: 8, name: 'Affiches', path: picture(2) }, subtitle: 'Cultuur · Evenementen', href: '/products/category/8' },
  decorators: [withStoryLink],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Affiches/ }));
    await expect(opened.mock.calls).toEqual([['/products/category/8']]);
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
  },
});
export const EditMode = meta.story({ args: { actions: <IconButton icon={Pencil} label="Aanpassen" /> } });
/** Hidden from others: only who may edit sees it. */
export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});
export const LongestText = meta.story({
  args: { item: { id: 8, name: 'Gelegenheidsverpakkingen en geschenkdozen voor feestdagen' }, subtitle: 'Bouw & vastgoed · Evenementen · Horeca · Retail · Onderwijs' },
  globals: { viewport: { value: 'phone' } },
});
