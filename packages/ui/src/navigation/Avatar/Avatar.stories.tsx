import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'navigation/Avatar', component: Avatar, args: { name: 'Lies Verhaege' } });

export const Initials = meta.story({ play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('LV')).toBeVisible()); } });
export const SingleWord = meta.story({ args: { name: 'superadmin' }, play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('SUP')).toBeVisible()); } });
export const LongestName = meta.story({ args: { name: 'Jan Van Den Broeck' } });
export const Large = meta.story({ args: { size: 120 } });
export const UnsafePath = meta.story({
  args: { path: 'javascript:alert(1)' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('LV')).toBeVisible()); },
});
export const BrokenPicture = meta.story({
  args: { path: '/media/images/missing.jpg' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('LV')).toBeVisible()); },
});
