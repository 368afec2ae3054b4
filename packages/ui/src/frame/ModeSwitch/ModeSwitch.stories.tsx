import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx';

const Kept = ({ value, onChange, ...rest }: ModeSwitchProps) => {
  const [mode, setMode] = useKept(value);
  return <ModeSwitch {...rest} value={mode} onChange={next => { setMode(next); onChange(next); }} />;
};

const meta = preview.meta({
  title: 'frame/ModeSwitch (modusschakelaar)',
  component: ModeSwitch,
  args: { value: 'presentation' as const, onChange: fn() },
  render: args => <Kept {...args} />,
});

export const Presentation = meta.story({ name: 'Presentatie' });
export const Edit = meta.story({ name: 'Bewerken', args: { value: 'edit' } });

export const Stretched = meta.story({ name: 'Uitgerekt', args: { isStretched: true }, decorators: [Story => <div style={{ width: 280 }}><Story /></div>] });

export const WithKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Presentatie' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('edit'));
    await expect(canvas.getByRole('radio', { name: 'Bewerken' })).toBeChecked();
  },
});
