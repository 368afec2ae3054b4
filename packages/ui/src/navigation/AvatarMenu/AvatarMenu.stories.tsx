import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withStillLinks } from '../stillLinks.tsx';
import { docs } from './AvatarMenu.docs.ts';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = preview.meta({
  title: 'navigation/AvatarMenu (accountmenu)',
  component: AvatarMenu,
  parameters: { widget: docs },
  decorators: [withStillLinks],
  args: { user: { name: 'Lies Verhaege' }, profileHref: '/profile', onSignOut: fn() },
});

export const Default = meta.story();
export const WithPicture = meta.story({ args: { user: { name: 'Lies Verhaege', avatarPath: '/media/images/avatar-1.jpg' } } });

export const Open = meta.story({
  decorators: [Story => <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 150 }}><Story /></div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV' }));
    await expect(await screen.findByRole('menuitem', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
  },
});

export const WithKeyboard = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mijn profiel' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Uitloggen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
