import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { toast, toastStore } from '../Toasts/toast.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  title: 'feedback/Messages (meldingenlijst)',
  component: Messages,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { onClose: fn() },
  beforeEach: () => {
    toastStore.clear();
    return () => toastStore.clear();
  },
});

/** The time of each is of now: no picture. */
export const Default = meta.story({
  name: 'Standaard',
  tags: ['geen-beeld'],
  beforeEach: () => {
    toast.success('Product Affiche Zomerfestival A2 werd aangepast');
    toast.warning('Je hebt geen collecties om dit product aan toe te voegen ...');
    toast.error('Deze naam bestaat al');
  },
});

export const ReadAndClosed = Default.extend({
  name: 'Gelezen en gesloten',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Meldingen' }));
    const [first, second, third] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Fout: Deze naam bestaat al\d\d:\d\d$/);
    await expect(second).toHaveTextContent('Let op: Je hebt geen collecties om dit product aan toe te voegen ...');
    await expect(third).toHaveTextContent(/^Product Affiche Zomerfestival A2 werd aangepast/);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What can still be undone, is being undone and was undone. */
export const WithOffers = meta.story({
  name: 'Met een knop',
  tags: ['geen-beeld'],
  beforeEach: () => {
    for (const key of ['1', '2', '3']) toast.success(`Product Affiche ${key} werd aangepast`, { key, label: 'Ongedaan maken', onPress: () => toastStore.setAction(key, { doneText: 'Ongedaan gemaakt' }) });
    toastStore.setAction('1', { doneText: 'Ongedaan gemaakt' });
    toastStore.setAction('2', { isPending: true });
  },
});

export const OfferIsUsed = WithOffers.extend({
  name: 'Knop: eenmaal, de focus blijft',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const [line] = within(await screen.findByRole('dialog', { name: 'Meldingen' })).getAllByRole('listitem');
    within(line!).getByRole('button', { name: 'Ongedaan maken' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(within(line!).getByRole('button', { name: 'Ongedaan gemaakt' })).toHaveFocus();
    await expect(within(line!).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Empty = meta.story({
  name: 'Leeg',
  play: async () => { await waitFor(() => expect(screen.getByText('Er zijn nog geen meldingen.')).toBeVisible()); },
});

export const LongestTextOnAPhone = meta.story({
  name: 'Langste tekst op gsm',
  tags: ['geen-beeld'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    for (let count = 1; count <= 25; count += 1) toast.error(`${count} System.InvalidOperationException:${'Sequence_contains_no_elements'.repeat(5)}`);
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Meldingen' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(20);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
