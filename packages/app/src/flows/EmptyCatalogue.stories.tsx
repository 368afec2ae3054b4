import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { choose, formIsClosed, picture, press } from '../testing/userActions.ts';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Van een lege catalogus',
  component: Screen,
  args: { path: '/segments' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit', size: 'empty', viewport: { value: 'laptop' } },
});

const mp4 = (name: string) => new File([new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 2, 0])], name, { type: 'video/mp4' });

/** Nothing at all; then a segment, a category, a customer, a product with two pictures and a film, and a collection that holds it. */
export const ToACollection = meta.story({
  name: 'Van niets tot een collectie',
  play: async ({ canvas, userEvent, step }) => {
    await step('Een segment', async () => {
      await waitFor(async () => expect(await canvas.findByText('Geen items gevonden')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'toevoegen' }));
      const form = within(await screen.findByRole('dialog', { name: 'Nieuw segment' }));
      await userEvent.type(form.getByLabelText('Naam'), 'Horeca');
      await userEvent.click(form.getByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Segment Horeca werd aangemaakt')).toBeVisible());
      await formIsClosed();
      await waitFor(async () => expect(await canvas.findByRole('button', { name: /add photo\s*Horeca/ })).toBeVisible());
    });
    await step('Een categorie erin', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Categoriën' }));
      await canvas.findByRole('heading', { level: 1, name: 'Alle categorieën' });
      await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
      const form = within(await screen.findByRole('dialog', { name: 'Nieuwe categorie' }));
      await userEvent.type(form.getByLabelText('Naam'), 'Menukaarten');
      await userEvent.click(form.getByRole('combobox', { name: 'Segmenten' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Horeca' }));
      await userEvent.click(form.getByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Categorie Menukaarten werd aangemaakt')).toBeVisible());
      await formIsClosed();
    });
    await step('Een klant', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Klanten' }));
      await canvas.findByRole('heading', { level: 1, name: 'Klanten' });
      await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
      const form = within(await screen.findByRole('dialog', { name: 'Nieuwe customer' }));
      await userEvent.type(form.getByLabelText('Naam'), 'Brasserie aan Zee');
      await userEvent.type(form.getByLabelText(/Multipress/), 'K-0001');
      await userEvent.click(form.getByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Klant Brasserie aan Zee werd aangemaakt')).toBeVisible());
      await formIsClosed();
    });
    await step('Een product', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Producten' }));
      await canvas.findByRole('heading', { level: 1, name: 'Producten' });
      await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
      await userEvent.type(await canvas.findByLabelText('Naam'), 'Menukaart Brasserie');
      await userEvent.click(canvas.getByRole('combobox', { name: 'Klant' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Brasserie aan Zee' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en media toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Product Menukaart Brasserie werd aangemaakt')).toBeVisible());
    });
    await step('Twee foto’s en een video', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Media toevoegen' }));
      await dialog.findByRole('button', { name: 'Kies bestanden' });
      await choose(userEvent, [await picture('voor.png'), await picture('achter.png')]);
      await press(userEvent, 'Opladen');
      await formIsClosed();
      await waitFor(() => expect(canvas.getAllByRole('row', { name: /Menukaart Brasserie [12]/ })).toHaveLength(2));
      await press(userEvent, 'Media toevoegen');
      const second = within(await screen.findByRole('dialog', { name: 'Media toevoegen' }));
      await userEvent.click(second.getByRole('checkbox', { name: 'Ik wil een video opladen' }));
      await choose(userEvent, mp4('film.mp4'));
      await press(userEvent, 'Opladen');
      await waitFor(async () => expect(await screen.findByText('Video Menukaart Brasserie 3 werd aangemaakt')).toBeVisible());
    });
    await step('Een collectie waar het in zit', async () => {
      await formIsClosed();
      await userEvent.click(canvas.getByRole('link', { name: 'Collecties' }));
      await canvas.findByRole('heading', { level: 1, name: 'Collecties' });
      await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
      const form = within(await screen.findByRole('dialog', { name: 'Nieuwe collectie' }));
      await userEvent.type(form.getByLabelText('Naam'), 'Voorjaar');
      await userEvent.click(form.getByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Collectie Voorjaar werd aangemaakt')).toBeVisible());
      await formIsClosed();
      await userEvent.click(canvas.getByRole('link', { name: 'Producten' }));
      (await canvas.findByRole('link', { name: /Menukaart Brasserie/ })).focus();
      await userEvent.keyboard(' ');
      await userEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Collectie Voorjaar werd aangepast')).toBeVisible());
      await formIsClosed();
      await waitFor(async () => expect(await canvas.findByRole('link', { name: 'Dit product zit in 1 collectie' })).toBeVisible());
    });
  },
});
