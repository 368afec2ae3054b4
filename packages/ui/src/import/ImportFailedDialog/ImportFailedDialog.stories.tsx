import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ImportFailedDialog } from './ImportFailedDialog.tsx';

const meta = preview.meta({
  title: 'import/ImportFailedDialog (importmislukking)',
  component: ImportFailedDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { text: 'Dit bestand heeft niet de juiste hoofding. Verwacht: name;erpId;customer', onClose: fn() },
});

export const Default = meta.story({ name: 'Standaard' });
export const ClosedByEnter = meta.story({
  name: 'Gesloten met Enter',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Something went very wrong...' });
    await expect(dialog).toHaveAccessibleDescription('Dit bestand heeft niet de juiste hoofding. Verwacht: name;erpId;customer');
    const close = screen.getByRole('button', { name: 'Afluiten' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const ClosedByEscape = meta.story({
  name: 'Gesloten met Escape',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Afluiten' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const WithoutText = meta.story({
  name: 'Zonder reden',
  args: { text: ' ' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/^Something went very wrong\.\.\.Afluiten$/);
  },
});
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { text: 'System.Data.SqlClient.SqlException: de verbinding met de databank is verbroken. '.repeat(30) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Afluiten' });
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
