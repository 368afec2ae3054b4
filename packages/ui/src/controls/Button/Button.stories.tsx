import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'controls/Button (knop)',
  component: Button,
  args: { children: 'Opslaan', onClick: fn() },
});

export const Default = meta.story({ name: 'Standaard' });

export const Clicked = meta.story({
  name: 'Aangeklikt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({ name: 'Stil', args: { variant: 'quiet', children: 'Annuleer' } });
export const Add = meta.story({ name: 'Toevoegen', args: { variant: 'add', children: 'Toevoegen' } });
export const Remove = meta.story({ name: 'Verwijderen', args: { variant: 'remove', children: 'Verwijderen' } });
export const WithIcon = meta.story({ name: 'Met pictogram', args: { children: [<Plus key="icon" aria-hidden />, 'toevoegen'] } });
export const Large = meta.story({ name: 'Groot', args: { size: 'large', isStretched: true, children: 'Aanmelden' } });

export const Disabled = meta.story({
  name: 'Uitgeschakeld',
  args: { disabled: true },
  play: async ({ canvas }) => { await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled(); },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Opslaan')).not.toBeVisible();
    // What stands beside it stays where it is.
    const idle = button.cloneNode(true) as HTMLElement;
    idle.removeAttribute('aria-busy');
    idle.textContent = 'Opslaan';
    button.after(idle);
    await expect(button.offsetWidth).toBe(idle.offsetWidth);
    idle.remove();
  },
});

export const LongestText = meta.story({ name: 'Langste tekst', args: { children: 'Mijn eerste collectie aanmaken' }, globals: { viewport: { value: 'phone' } } });
