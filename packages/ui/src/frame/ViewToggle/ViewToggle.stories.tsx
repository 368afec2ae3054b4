import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { ViewToggle, type ViewToggleProps } from './ViewToggle.tsx';

const Kept = ({ value, onChange }: ViewToggleProps) => {
  const [view, setView] = useKept(value);
  return <ViewToggle value={view} onChange={next => { setView(next); onChange(next); }} />;
};

const meta = preview.meta({
  title: 'frame/ViewToggle (weergavekeuze)',
  component: ViewToggle,
  args: { value: 'grid' as const, onChange: fn() },
  render: args => <Kept {...args} />,
});

export const Default = meta.story({ name: 'Standaard' });
export const AsList = meta.story({ name: 'Als lijst', args: { value: 'list' } });

export const ChosenByPress = meta.story({
  name: 'Gekozen met een klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Raster' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lijst' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('list'));
    await expect(canvas.getByRole('radio', { name: 'Lijst' })).toBeChecked();
  },
});

export const WithKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { name: 'Raster' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('list'));
    await expect(canvas.getByRole('radio', { name: 'Lijst' })).toHaveFocus();
  },
});
