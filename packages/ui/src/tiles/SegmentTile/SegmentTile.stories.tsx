import { Pencil, Trash2 } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { opened, picture, pointer, withStoryLink } from '../../testing/catalogue.tsx';
import { Grid } from '../WindowedGrid/WindowedGrid.styles.ts';
import { docs } from './SegmentTile.docs.ts';
import { SegmentTile } from './SegmentTile.tsx';

const meta = preview.meta({
  title: 'tiles/SegmentTile (segmenttegel)',
  component: SegmentTile,
  parameters: { widget: docs },
  args: { segment: { id: 1, name: 'Horeca', path: picture(7) }, href: '/categories/segment/1', isEager: true },
  decorators: [withStoryLink, Story => <div style={{ maxWidth: 302 }}><Story /></div>],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Horeca' }));
    await expect(opened.mock.calls).toEqual([['/categories/segment/1']]);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tile = canvas.getByRole('link', { name: 'Horeca' });
    await expect(getComputedStyle(canvasElement.querySelector('[role="link"]')!).opacity).toBe('0.5');
    await userEvent.hover(tile);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog geen categoriën in dit segment');
    await userEvent.click(tile);
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const DisabledByKeyboard = meta.story({
  tags: ['gedrag'],
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog geen categoriën in dit segment');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const DisabledByFinger = meta.story({
  tags: ['gedrag'],
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('link', { name: 'Horeca' });
    await userEvent.pointer([{ keys: '[TouchA]', target: tile }]);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog geen categoriën in dit segment');
    pointer(document.body, 'pointerdown', { pointerType: 'touch' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const EditMode = meta.story({
  args: {
    actions: [
      <IconButton key="edit" icon={Pencil} label="Aanpassen" />,
      <IconButton key="delete" icon={Trash2} label="Verwijderen" tone="danger" />,
    ],
  },
});

export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});
/** In edit mode alone: elsewhere it is not there, and the label says why. */
export const WithoutPicture = meta.story({
  args: { segment: { id: 1, name: 'Horeca' } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Niet zichtbaar zonder foto')).toBeVisible()); },
});
export const OnWhite = meta.story({ args: { segment: { id: 1, name: 'Horeca', path: picture(3) } } });
export const LongestText = meta.story({ args: { segment: { id: 1, name: 'Verpakkingen & displays voor voeding, horeca en evenementen', path: picture(2) } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const AsAPage = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  decorators: [Story => <div style={{ padding: 40 }}><Story /></div>],
  render: () => (
    <Grid data-mode="edit" style={{ width: 'calc(100vw - 120px)' }}>
      {['Horeca', 'Bouw & vastgoed', 'Retail', 'Zorg', 'Evenementen', 'Cultuur', 'Onderwijs', 'Overheid'].map((name, index) => (
        <li key={name}><SegmentTile segment={{ id: index, name, path: picture([7, 3, 11, 1, 6, 2, 5, 0][index]!) }} href={`/categories/segment/${index}`} isDisabled={index === 6} isEager /></li>
      ))}
    </Grid>
  ),
});
