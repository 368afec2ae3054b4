import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Product met media maken',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const file = async (path: string, name: string, type: string) => new File([await (await fetch(path)).blob()], name, { type });

/** A PowerUser makes a product, gives it a picture, and finds it back in the catalogue. */
export const Default = meta.story({
  name: 'Van nieuw tot in de catalogus',
  play: async ({ canvas, userEvent, step }) => {
    await step('Begint een nieuw product', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Nieuw product' })).toBeVisible());
    });
    await step('Vult het in', async () => {
      await userEvent.type(await canvas.findByLabelText('Naam'), 'Zadelstift brochure A5');
      await userEvent.click(canvas.getByRole('combobox', { name: /Klant/ }));
      await userEvent.click(await screen.findByRole('option', { name: /Atelier Noord/ }));
      await userEvent.type(canvas.getByLabelText(/Aantal/), '2500');
    });
    await step('Bewaart en gaat verder met de media', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en media toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Product Zadelstift brochure A5 werd aangemaakt')).toBeVisible());
    });
    await step('Voegt een foto toe', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Media toevoegen' });
      await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, await file('./media/images/brochure-1-1.jpg', 'brochure.jpg', 'image/jpeg'));
      const send = within(dialog).getByRole('button', { name: 'Opladen' });
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.click(send);
      await waitFor(async () => expect(await canvas.findByRole('row', { name: /Zadelstift brochure A5 1/ })).toBeVisible());
    });
    await step('Toont het in de catalogus', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /Zichtbaar/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Producten' })).toBeVisible());
    });
    await step('Vindt het terug', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'Zadelstift{Enter}');
      await waitFor(async () => expect(await canvas.findByRole('link', { name: /Zadelstift brochure A5/ })).toBeVisible());
    });
  },
});
