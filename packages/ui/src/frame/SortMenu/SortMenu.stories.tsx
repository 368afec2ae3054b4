import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { SortMenu, type SortMenuProps } from './SortMenu.tsx';

const Kept = ({ value, onChange }: SortMenuProps) => {
  const [order, setOrder] = useKept(value);
  return <SortMenu value={order} onChange={next => { setOrder(next); onChange(next); }} />;
};

const meta = preview.meta({
  title: 'frame/SortMenu (sorteermenu)',
  component: SortMenu,
  argTypes: { value: { options: [undefined, 'erpId', 'created', 'updated'], control: 'select' } },
  args: { value: 'updated' as const, onChange: fn() },
  render: args => <Kept {...args} />,
});

export const Default = meta.story({ name: 'Standaard' });
export const WithoutOrder = meta.story({ name: 'Zonder volgorde', args: { value: undefined } });

export const Open = meta.story({
  name: 'Open',
  decorators: [Story => <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 230 }}><Story /></div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sorteer: laatst gewijzigd' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'laatst gewijzigd' })).toBeChecked();
  },
});

export const ChosenByPress = meta.story({
  name: 'Gekozen met een klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sorteer: laatst gewijzigd' }));
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitemradio').map(item => item.textContent)).toEqual(['standaard', 'code', 'aanmaakdatum', 'laatst gewijzigd']);
    await expect(screen.getByRole('menuitemradio', { name: 'laatst gewijzigd' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'standaard' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(undefined));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sorteer: standaard' })).toBeVisible());
  },
});

/** The space bar chooses and closes, as Enter does. */
export const ChosenBySpace = meta.story({
  name: 'Gekozen met spatie',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sorteer: laatst gewijzigd' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'laatst gewijzigd' })).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sorteer: standaard' })).toHaveFocus());
  },
});
