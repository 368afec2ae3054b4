import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'controls/Avatar (profielfoto)',
  component: Avatar,
  args: { name: 'Lies Verhaege' },
});

export const WithPicture = meta.story({ name: 'Met foto', args: { path: '/media/images/avatar-1.jpg' } });

export const ShowsThePicture = WithPicture.extend({
  name: 'Toont de foto',
  tags: ['gedrag'],
  play: async ({ canvasElement }) => { await waitFor(() => expect(canvasElement.querySelector('img')!.naturalWidth).toBeGreaterThan(0)); },
});
export const Initials = meta.story({ name: 'Initialen', play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('LV')).toBeVisible()); } });
export const SingleWord = meta.story({ name: 'Eén woord', args: { name: 'superadmin' }, play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('SUP')).toBeVisible()); } });
export const FourWords = meta.story({ name: 'Vier woorden', args: { name: 'Jan Van Den Broeck' } });
export const LongestName = meta.story({ name: 'Langste naam', args: { name: 'Anneleen Van Den Broecke Van Steenkiste' } });
export const Large = meta.story({ name: 'Groot', args: { size: 120 } });
export const UnsafePath = meta.story({
  name: 'Onveilig adres',
  tags: ['gedrag'],
  args: { path: 'javascript:alert(1)' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('LV')).toBeVisible()); },
});
export const BrokenPicture = meta.story({
  name: 'Foto niet gevonden',
  tags: ['gedrag'],
  args: { path: '/media/images/missing.jpg' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('LV')).toBeVisible()); },
});
