import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RenderErrorPage } from './RenderErrorPage.tsx';

const meta = preview.meta({
  title: 'frame/RenderErrorPage (noodpagina)',
  component: RenderErrorPage,
  argTypes: { error: { mapping: { programmafout: new TypeError('items.map is not a function'), tekst: 'De pagina kon niet geladen worden' } } },
  args: { error: new TypeError("Cannot read properties of undefined (reading 'name')"), onReload: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } }, a11y: { options: { rules: { region: { enabled: true } } } } },
});

export const Default = meta.story({ name: 'Standaard' });

export const WithDetails = meta.story({
  name: 'Met details',
  play: async ({ canvas, userEvent, args }) => {
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText(/Cannot read properties/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Technische details'));
    await waitFor(() => expect(canvas.getByText(/Cannot read properties/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina herladen' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  name: 'Onbekende fout',
  args: { error: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByText('Technische details')).not.toBeInTheDocument(); },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { error: new TypeError(`Cannot read properties of undefined (reading '${'gelegenheidsverpakking'.repeat(5)}')`) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Technische details'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
