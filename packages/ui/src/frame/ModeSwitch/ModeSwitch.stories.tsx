import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx';

const Kept = ({ value, onChange, ...rest }: ModeSwitchProps) => {
  const [mode, setMode] = useState(value);
  return <ModeSwitch {...rest} value={mode} onChange={next => { setMode(next); onChange(next); }} />;
};

const meta = preview.meta({
  title: 'frame/ModeSwitch (modusschakelaar)',
  component: ModeSwitch,
  args: { value: 'presentation' as const, onChange: fn() },
  render: args => <Kept {...args} />,
});

export const Presentation = meta.story();
export const Edit = meta.story({ args: { value: 'edit' } });

export const Stretched = meta.story({ args: { isStretched: true }, decorators: [Story => <div style={{ width: 280 }}><Story /></div>] });

export const WithKeyboard = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Presentatie' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('edit');
    await expect(canvas.getByRole('radio', { name: 'Bewerken' })).toBeChecked();
  },
});
