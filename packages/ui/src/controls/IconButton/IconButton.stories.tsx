import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'controls/IconButton (pictogramknop)',
  component: IconButton,
  argTypes: { icon: { mapping: { potlood: Pencil, vuilbak: Trash2, kopie: Copy, oog: Eye } } },
  args: { icon: Pencil, label: 'Media wijzigen', onClick: fn() },
});

export const Default = meta.story({ name: 'Standaard' });

export const NamedAndPressed = meta.story({
  name: 'Naam en klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Media wijzigen' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Media wijzigen');
    // It is its name, which is not to be said twice.
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Danger = meta.story({ name: 'Gevaarlijk', args: { icon: Trash2, label: 'Media verwijderen', tone: 'danger' } });
export const Disabled = meta.story({ name: 'Uitgeschakeld', args: { isDisabled: true } });
export const Pending = meta.story({ name: 'Bezig (spinner)', args: { icon: Copy, label: 'Kopiëren', isDisabled: true, isPending: true } });

/** It says why, and a press does nothing. */
export const Refused = meta.story({
  name: 'Met reden uitgeschakeld',
  tags: ['gedrag'],
  args: { label: 'Omhoog', name: 'Affiche 2 omhoog', reason: 'Een video mag nooit als eerste staan' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Affiche 2 omhoog' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Een video mag nooit als eerste staan');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
export const Pressed = meta.story({ name: 'Ingedrukt', args: { 'aria-pressed': true } });
export const OnNight = meta.story({ name: 'Op donker', args: { tone: 'night' }, decorators: [Story => <div style={{ background: 'var(--color-night)', padding: 24 }}><Story /></div>] });
