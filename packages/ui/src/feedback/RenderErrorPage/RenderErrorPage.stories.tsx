import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RenderErrorPage } from './RenderErrorPage.tsx';

const meta = preview.meta({
  title: 'feedback/RenderErrorPage',
  component: RenderErrorPage,
  args: { error: new TypeError("Cannot read properties of undefined (reading 'name')"), onReload: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText(/Cannot read properties/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Technische details'));
    await waitFor(() => expect(canvas.getByText(/Cannot read properties/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina herladen' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  args: { error: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByText('Technische details')).not.toBeInTheDocument(); },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
