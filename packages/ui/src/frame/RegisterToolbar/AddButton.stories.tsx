import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AddButton } from './AddButton.tsx';

const meta = preview.meta({ title: 'frame/AddButton (toevoegknop)', component: AddButton, args: { onPress: fn() } });

export const Default = meta.story({ name: 'Standaard' });

export const Pressed = meta.story({
  name: 'Ingedrukt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'toevoegen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
