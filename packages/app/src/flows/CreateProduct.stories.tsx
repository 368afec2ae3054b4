import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { press, sees, type UserActions } from '../testing/userActions.ts';

const meta = preview.meta({
  title: 'flows/Product met media maken',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const file = async (path: string, name: string, type: string) => new File([await (await fetch(path)).blob()], name, { type });

/** In the middle of a new product: the customer and the tag that are missing are made above the form, which keeps everything. */
export const CustomerOnTheWay = meta.story({
  name: 'Met een nieuwe klant onderweg',
  args: { path: '/products/create' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Vult in wat hij weet', async () => {
      await userEvent.type(await canvas.findByLabelText('Naam'), 'Zadelstift brochure A5');
      await userEvent.type(canvas.getByLabelText(/Aantal/), '2500');
    });
    await step('Maakt de klant die ontbreekt', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: /Klant/ }), 'Bakkerij Morgen{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe customer' }));
      await expect(await dialog.findByLabelText('Naam')).toHaveValue('Bakkerij Morgen');
      await userEvent.type(dialog.getByLabelText('Multipress klant code'), 'BM-1{Enter}');
      await waitFor(async () => expect(await screen.findByText('Klant Bakkerij Morgen werd aangemaakt')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('combobox', { name: /Klant/ })).toHaveFocus();
      await expect(canvas.getByRole('combobox', { name: /Klant/ })).toHaveValue('Bakkerij Morgen');
    });
    await step('En een tag', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: /Tags/ }), 'Regenboogfolie');
      await userEvent.click(await screen.findByRole('option', { name: 'Nieuwe tag …' }));
      const dialog = await screen.findByRole('dialog', { name: 'Nieuwe tag' });
      await userEvent.click(await within(dialog).findByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Verwijder Regenboogfolie' })).toBeVisible());
    });
    await step('Alles staat er nog, en wordt bewaard', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByLabelText('Naam')).toHaveValue('Zadelstift brochure A5');
      await expect(canvas.getByLabelText(/Aantal/)).toHaveValue('2500');
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(async () => expect(await screen.findByText('Product Zadelstift brochure A5 werd aangemaakt')).toBeVisible());
    });
  },
});

/** Makes a product that is to be shown, and gives it a picture. */
const makeWithPhoto = async (userEvent: UserActions) => {
  await press(userEvent, 'toevoegen');
  await waitFor(async () => expect(await screen.findByRole('heading', { level: 1, name: 'Nieuw product' })).toBeVisible());
  await userEvent.type(await screen.findByLabelText('Naam'), 'Zadelstift brochure A5');
  await userEvent.click(screen.getByRole('combobox', { name: /Klant/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Atelier Noord/ }));
  await userEvent.type(screen.getByLabelText(/Aantal/), '2500');
  await press(userEvent, 'Opslaan en media toevoegen');
  await sees('Product Zadelstift brochure A5 werd aangemaakt');
  const dialog = await screen.findByRole('dialog', { name: 'Media toevoegen' });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, await file('./media/images/brochure-1-1.jpg', 'brochure.jpg', 'image/jpeg'));
  await press(userEvent, 'Opladen');
  await waitFor(async () => expect(await screen.findByRole('row', { name: /Zadelstift brochure A5 1/ })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Zichtbaar/ })).toBeChecked());
};

/** A PowerUser makes a product, gives it a picture, and finds it back in the catalogue. */
export const Default = meta.story({
  name: 'Van nieuw tot in de catalogus',
  play: async ({ canvas, userEvent, step }) => {
    await step('Maakt een nieuw product, met een foto', () => makeWithPhoto(userEvent));
    await step('Toont het in de catalogus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Producten' })).toBeVisible());
    });
    await step('Vindt het terug', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'Zadelstift{Enter}');
      await waitFor(async () => expect(await canvas.findByRole('link', { name: /Zadelstift brochure A5/ })).toBeVisible());
    });
  },
});

/** Somebody wanted it shown once it has media, and decided otherwise by hand since. */
export const HiddenStaysHidden = meta.story({
  name: 'Met de hand verborgen blijft verborgen',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Maakt een nieuw product, met een foto', () => makeWithPhoto(userEvent));
    await step('Laat het formulier zoals het is, en toont en verbergt het in de lijst', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Producten' }));
      await userEvent.type(await canvas.findByRole('searchbox'), 'Zadelstift{Enter}');
      const actions = within(await canvas.findByRole('group', { name: /Zadelstift brochure A5/ }));
      await userEvent.click(await actions.findByRole('button', { name: 'Tonen' }));
      await userEvent.click(await actions.findByRole('button', { name: 'Verbergen' }));
      await waitFor(async () => expect(await actions.findByRole('button', { name: 'Tonen' })).toBeVisible());
      await userEvent.click(actions.getByRole('button', { name: 'Bewerken' }));
    });
    await waitFor(async () => expect(await canvas.findByLabelText('Naam')).toHaveValue('Zadelstift brochure A5'));
    await expect(canvas.getByRole('checkbox', { name: /Zichtbaar/ })).not.toBeChecked();
  },
});
