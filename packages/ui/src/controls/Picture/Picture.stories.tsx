import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'controls/Picture',
  component: Picture,
  args: { path: '/media/images/missing.jpg', alt: 'Affiche Zomerfestival A2' },
  decorators: [Story => <div style={{ width: 320, borderRadius: 10 }}><Story /></div>],
});

export const Missing = meta.story({
  args: { path: null },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival A2' })).toBeVisible()); },
});

export const UnsafeScheme = meta.story({
  args: { path: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => { await expect(canvasElement.querySelector('img')).toBeNull(); },
});

export const Broken = meta.story({
  play: async ({ canvasElement }) => { await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull()); },
});
