import { Copy, Pencil, Trash2, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withStoryLink } from '../../testing/catalogue.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { Menu } from './Menu.tsx';

const onEdit = fn();
const meta = preview.meta({
  title: 'overlays/Menu (keuzemenu)',
  component: Menu,
  decorators: [withStoryLink],
  argTypes: { trigger: { mapping: { knop: <Button variant="quiet">Acties</Button>, 'rode knop': <Button variant="remove">Acties</Button> } } },
  args: {
    trigger: <Button variant="quiet">Acties</Button>,
    items: [{ label: 'Wijzigen', icon: Pencil, onSelect: onEdit }, { label: 'Kopiëren', icon: Copy }, { label: 'Mijn profiel', icon: UserRound, href: '/profile', onSelect: fn() }],
  },
  beforeEach: () => { onEdit.mockClear(); },
});

export const Default = meta.story({ name: 'Standaard' });

export const ChosenByPress = meta.story({
  name: 'Gekozen met een klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acties' });
    await userEvent.click(button);
    await waitFor(async () => expect(await screen.findByRole('menu', { name: 'Acties' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Wijzigen' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const WithKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Acties' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Wijzigen' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mijn profiel' })).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kopiëren' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mijn profiel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.items[2]!.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mijn profiel' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.items[2]!.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Open = meta.story({
  name: 'Open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    await expect(await screen.findByRole('menuitem', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
  },
});

/** One of several: the order that holds is ticked. */
export const WithCheck = meta.story({
  name: 'Met vinkje',
  args: { trigger: <Button variant="quiet">Sorteer: code</Button>, items: [{ label: 'code', isChecked: true }, { label: 'aanmaakdatum', isChecked: false }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sorteer: code' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'code' })).toBeChecked();
  },
});

export const WithDisabledAndDanger = meta.story({
  name: 'Uitgeschakeld en gevaarlijk',
  args: { items: [{ label: 'Wijzigen', icon: Pencil }, { label: 'Kopiëren', icon: Copy, isDisabled: true }, { label: 'Verwijderen', icon: Trash2, tone: 'danger' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    await expect(await screen.findByRole('menuitem', { name: 'Kopiëren' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { items: [{ label: 'Afbeeldingen van deze collectie exporteren naar een Word-document', icon: Copy }, { label: 'Gelegenheidsverpakkingenassortiment', icon: Pencil }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole('button', { name: 'Acties' })); },
});

/** A second press of the button closes it. */
export const ClosedByItsButton = meta.story({
  name: 'Gesloten met de eigen knop',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acties' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
});

export const TabLeaves = meta.story({
  name: 'Tab gaat verder',
  tags: ['gedrag'],
  render: args => <><Menu {...args} /><Button variant="quiet">Volgende</Button></>,
  play: async ({ canvas, userEvent }) => {
    for (const key of ['{Enter}', ' ']) {
      canvas.getByRole('button', { name: 'Acties' }).focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Wijzigen' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Volgende' })).toHaveFocus();
    }
  },
});

/** A menu in a modal dialog must be above it, and to be pressed. */
export const InModalDialog = meta.story({
  name: 'In een venster',
  tags: ['gedrag'],
  render: args => <FormDialog title="Tag aanpassen" isDirty={false} onClose={fn()}><Menu {...args} /></FormDialog>,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Acties' }));
    const item = await screen.findByRole('menuitem', { name: 'Wijzigen' });
    const { left, top, width, height } = item.getBoundingClientRect();
    await waitFor(() => expect(item).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement));
    await userEvent.click(item);
    await expect(onEdit).toHaveBeenCalledOnce();
  },
});
