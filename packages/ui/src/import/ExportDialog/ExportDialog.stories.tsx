import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const meta = preview.meta({
  title: 'import/ExportDialog (exportvenster)',
  tags: ['nieuw', '!stabiel'],
  component: ExportDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { count: 240, onStart: fn(), onClose: fn() },
});

export const Default = meta.story({ name: 'Standaard' });
export const Counting = meta.story({ name: 'Telt nog', args: { count: undefined } });
export const Running = meta.story({ name: 'Bezig', args: { done: 87 } });
export const Failed = meta.story({ name: 'Mislukt onderweg', args: { done: 87, error: 'De server is even niet beschikbaar. Probeer het later opnieuw.' } });
export const Nothing = meta.story({ name: 'Leeg', args: { count: 0 } });
export const One = meta.story({ name: 'Eén product', args: { count: 1 } });
export const Touch = meta.story({ name: 'Op een gsm', globals: { viewport: { value: 'phone' } } });

export const SaysWhatItCosts = meta.story({
  name: 'Zegt wat het kost, en begint met Enter',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('240 producten van deze lijst, in de kolommen van het template. Elk product wordt apart opgehaald: 240 aanvragen.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Exporteren' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const CanBeStopped = meta.story({
  name: 'Kan gestopt worden',
  tags: ['gedrag'],
  args: { done: 87 },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('progressbar', { name: '87 van 240 producten opgehaald' })).toHaveAttribute('aria-valuetext', '36 %');
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});
