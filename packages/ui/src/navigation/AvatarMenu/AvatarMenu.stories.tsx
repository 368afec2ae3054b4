import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withStillLinks } from '../stillLinks.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = preview.meta({
  title: 'navigation/AvatarMenu',
  component: AvatarMenu,
  decorators: [withStillLinks],
  args: { user: { name: 'Lies Verhaege' }, profileHref: '/profile', onSignOut: fn() },
});

export const Default = meta.story();

export const WithKeyboard = meta.story({
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
