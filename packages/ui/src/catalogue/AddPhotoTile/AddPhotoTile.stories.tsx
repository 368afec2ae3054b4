import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AddPhotoTile } from './AddPhotoTile.tsx';

const meta = preview.meta({
  title: 'catalogue/AddPhotoTile',
  component: AddPhotoTile,
  args: { onAdd: fn(), name: 'Horeca' },
  decorators: [Story => <div style={{ maxWidth: 302 }}><Story /></div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /add photo/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
export const LikeASegment = meta.story({ args: { ratio: '16 / 10', name: undefined } });
