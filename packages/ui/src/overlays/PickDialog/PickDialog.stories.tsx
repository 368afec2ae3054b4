import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PickDialog } from './PickDialog.tsx';

const collections = [
  { id: 1, name: 'Nieuwe klanten', path: '/media/images/poster-2-1.png' },
  { id: 2, name: 'Kerst 2026', path: null },
  { id: 3, name: 'Gevel en werf', path: null },
];
const tags = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: at === 30 ? 'Étiket' : `Tag ${at + 1}` }));

const meta = preview.meta({
  title: 'overlays/PickDialog (kiesvenster)',
  component: PickDialog,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { title: '4 producten in welke collectie?', options: collections, create: { label: 'Nieuwe collectie …', onPress: fn() }, onPick: fn(), onClose: fn(), onRetry: fn() },
});
const dialog = async () => within(await screen.findByRole('dialog'));

export const Default = meta.story({ name: 'Standaard' });

export const Picked = meta.story({
  name: 'Eén druk kiest',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const panel = await dialog();
    await expect(panel.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Kerst 2026' }));
    await expect(args.onPick).toHaveBeenCalledWith(collections[1]);
    await userEvent.click(panel.getByRole('button', { name: 'Nieuwe collectie …' }));
    await expect(args.create!.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

const long = { title: 'Welke tag toevoegen?', options: tags, create: undefined };
export const Long = meta.story({ name: 'Lange lijst', args: long });
export const Searched = meta.story({
  name: 'Gezocht',
  tags: ['gedrag'],
  args: long,
  play: async ({ userEvent, args }) => {
    const panel = await dialog();
    await userEvent.type(panel.getByRole('searchbox', { name: 'Zoek in de lijst' }), 'etik');
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(tags[30]);
    await userEvent.type(panel.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(panel.getByText('Niets gevonden voor “etikzzz”')).toBeVisible());
  },
});
export const Loading = meta.story({ name: 'Laadt', args: { ...long, options: [], status: 'loading' } });
export const Failed = meta.story({
  name: 'Mislukt',
  args: { ...long, options: [], status: 'failed' },
  play: async ({ userEvent, args }) => {
    const panel = await dialog();
    await waitFor(() => expect(panel.getByText('De lijst kon niet geladen worden.')).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Empty = meta.story({ name: 'Leeg', args: { options: [] } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { options: [{ id: 1, path: null, name: 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, ambachtelijke gelegenheidsverpakkingen Sint-Martens-Latem en omstreken' }, ...collections] }, globals: { viewport: { value: 'phone' } } });
