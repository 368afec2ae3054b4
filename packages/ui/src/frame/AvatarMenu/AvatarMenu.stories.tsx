import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { toast, toastStore } from '../../feedback/Toasts/toast.ts';
import { withStoryLink } from '../../testing/catalogue.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = preview.meta({
  title: 'frame/AvatarMenu (accountmenu)',
  component: AvatarMenu,
  decorators: [withStoryLink],
  beforeEach: () => {
    toastStore.clear();
    return () => toastStore.clear();
  },
  args: { user: { name: 'Lies Verhaege' }, profileHref: '/profile', onFind: fn(), onSignOut: fn() },
});

export const Default = meta.story({ name: 'Standaard' });
export const WithPicture = meta.story({ name: 'Met foto', args: { user: { name: 'Lies Verhaege', avatarPath: '/media/images/avatar-1.jpg' } } });

export const Open = meta.story({
  name: 'Open',
  decorators: [Story => <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 200 }}><Story /></div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV' }));
    await expect(await screen.findByRole('menuitem', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
  },
});

/** An error that nobody rested on leaves a dot, until its list is opened. */
export const WithUnreadError = meta.story({
  name: 'Met ongelezen fout',
  beforeEach: () => toast.error('Deze naam bestaat al'),
  play: async ({ canvas }) => { await expect(canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV, nieuwe foutmelding' })).toBeVisible(); },
});

export const MessagesAreRead = meta.story({
  name: 'Meldingen gelezen',
  tags: ['gedrag'],
  beforeEach: () => toast.error('Deze naam bestaat al'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV, nieuwe foutmelding' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Meldingen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meldingen' }));
    await expect(dialog.getByText(/Deze naam bestaat al/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV' })).toHaveFocus());
  },
});
