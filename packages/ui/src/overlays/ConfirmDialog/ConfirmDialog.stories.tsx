import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { LazyConfirmDialog } from './LazyConfirmDialog.ts';

const holdSafely = { tone: 'danger', text: 'Klant Stad aan Zee verwijderen?', safety: { kind: 'hold' } } as const;
const typeSafely = { tone: 'danger', text: 'Collectie Beurs Kortrijk verwijderen?', safety: { kind: 'type', expected: 'Beurs Kortrijk' } } as const;

const meta = preview.meta({
  title: 'overlays/ConfirmDialog (bevestigingsvenster)',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  argTypes: { safety: { mapping: { 'met vasthouden': holdSafely.safety, 'met typen': typeSafely.safety } } },
  args: { onConfirm: fn(), onCancel: fn() },
});

const dialog = (name: string) => screen.findByRole('alertdialog', { name });

export const Default = meta.story({ name: 'Standaard' });

export const Confirmed = meta.story({
  name: 'Bevestigd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await dialog('Weet je zeker?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'JA' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'JA' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  name: 'Geannuleerd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ANNULEER' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const EscapeCancels = meta.story({
  name: 'Escape annuleert',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'JA' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const PressingBesideCancels = meta.story({
  name: 'Klik ernaast annuleert',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const inside = await dialog('Weet je zeker?');
    await userEvent.click(inside.parentElement!.parentElement!);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(inside);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Danger = meta.story({
  name: 'Gevaarlijk',
  args: { tone: 'danger', text: 'Product Affiche Zomerfestival A2 verwijderen?' },
  play: async () => {
    await expect(await dialog('Weet je zeker?')).toHaveAccessibleDescription('Product Affiche Zomerfestival A2 verwijderen?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULEER' })).toHaveFocus());
  },
});

export const DangerIsCancelledByEnter = Danger.extend({
  name: 'Enter annuleert wat gevaarlijk is',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await dialog('Weet je zeker?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULEER' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { isPending: true, text: 'Product Affiche Zomerfestival A2 verwijderen?' },
  play: async ({ userEvent, args }) => {
    const inside = await dialog('Weet je zeker?');
    await userEvent.click(screen.getByRole('button', { name: 'JA' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'JA' }));
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'ANNULEER' }));
    await userEvent.click(inside.parentElement!.parentElement!);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const WithError = meta.story({
  name: 'Met fout',
  args: { tone: 'danger', error: 'Je kan enkel collecties van jezelf aanpassen of verwijderen' },
  play: async () => { await expect(await screen.findByRole('alert')).toHaveTextContent('Je kan enkel collecties van jezelf aanpassen of verwijderen'); },
});

export const WithHold = meta.story({ name: 'Met vasthouden', args: holdSafely });

export const Held = meta.story({
  name: 'Vastgehouden',
  tags: ['gedrag'],
  args: holdSafely,
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'JA' });
    const start = performance.now();
    await fireEvent.pointerDown(button, { button: 0 });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce(), { timeout: 2000 });
    await expect(performance.now() - start).toBeGreaterThanOrEqual(590);
    await fireEvent.pointerUp(button);
    await fireEvent.click(button, { detail: 1 });
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const LetGoTooEarly = meta.story({
  name: 'Te vroeg losgelaten',
  args: holdSafely,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'JA' }));
    await waitFor(async () => expect(await screen.findByText('Houd de knop ingedrukt om te bevestigen.')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const HeldByKeyboard = meta.story({
  name: 'Vasthouden met het toetsenbord',
  tags: ['gedrag'],
  args: holdSafely,
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULEER' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'JA' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByText('Houd de knop ingedrukt om te bevestigen.')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{ >}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce(), { timeout: 2000 });
    await userEvent.keyboard('{/ }');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Assistive technology sends clicks without presses, or with presses that are over at once: the second one confirms. */
export const HeldByAScreenReader = meta.story({
  name: 'Bevestigd met een schermlezer',
  tags: ['gedrag'],
  args: holdSafely,
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'JA' });
    const press = async () => {
      await fireEvent.pointerDown(button, { button: 0 });
      await fireEvent.pointerUp(button);
      button.click();
    };
    await press();
    await waitFor(async () => expect(await screen.findByText('Druk nog eens om te bevestigen.')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await press();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const WithTyping = meta.story({ name: 'Met typen', args: typeSafely });

export const Typed = meta.story({
  name: 'Getypt',
  tags: ['gedrag'],
  args: typeSafely,
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: 'Typ “Beurs Kortrijk” om te bevestigen' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'JA' })).toBeDisabled();
    await userEvent.type(field, 'beurs kortrijk{Enter}');
    await expect(screen.getByRole('button', { name: 'JA' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Beurs Kortrijk');
    await expect(screen.getByRole('button', { name: 'JA' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** As a page uses it: the focus stays inside and goes back. */
const Page = (props: ConfirmDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="remove" onClick={() => setOpen(true)}>Verwijderen</Button>
      {isOpen && <LazyConfirmDialog {...props} onCancel={() => setOpen(false)} />}
    </>
  );
};

export const FocusIsKeptAndReturned = meta.story({
  name: 'Focus blijft binnen en keert terug',
  tags: ['gedrag'],
  args: { tone: 'danger' },
  render: args => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Verwijderen' });
    await userEvent.click(opener);
    await dialog('Weet je zeker?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULEER' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'JA' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'ANNULEER' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { tone: 'danger', text: `Let op... Indien je deze gegevens aanpast en opslaat, zul je wel opnieuw moeten inloggen in de applicatie. ${'Gelegenheidsverpakking'.repeat(4)}`, safety: { kind: 'type', expected: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines' } },
  globals: { viewport: { value: 'phone' } },
});
