import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productSortOptions, SortMenu } from './SortMenu.tsx';

const onChange = fn();
const Products = ({ start }: { start?: 'erpId' | 'created' | 'updated' }) => {
  const [order, setOrder] = useState(start);
  return <SortMenu value={order} options={productSortOptions} onChange={next => { setOrder(next); onChange(next); }} />;
};

const meta = preview.meta({ title: 'navigation/SortMenu', component: Products, args: { start: 'updated' }, beforeEach: () => { onChange.mockClear(); } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sorteer: laatst gewijzigd' }));
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitemradio').map(item => item.textContent)).toEqual(['standaard', 'code', 'aanmaakdatum', 'laatst gewijzigd']);
    await expect(screen.getByRole('menuitemradio', { name: 'laatst gewijzigd' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'standaard' }));
    await expect(onChange).toHaveBeenCalledWith(undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sorteer: standaard' })).toBeVisible());
  },
});

export const WithKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sorteer: laatst gewijzigd' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'laatst gewijzigd' })).toHaveFocus());
    await userEvent.keyboard('co');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'code' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'aanmaakdatum' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const WithoutOrder = meta.story({ args: { start: undefined } });
