import { api, ApiError } from '@staalkaart/api-client';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { choose, form, formIsClosed, importCsv, press, type UserActions } from '../testing/userActions.ts';

const meta = preview.meta({
  title: 'flows/Importeren met fouten',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const csv = (text: string) => new File([text], 'producten.csv', { type: 'text/csv' });

/** A file that is dropped anywhere on the products: the form begins with it. */
export const Dropped = meta.story({
  name: 'Met een losgelaten bestand',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Producten' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(csv('name;customer\nAffiche gesleept;Café ’t Pleintje\n'));
    const drag = (type: string) => canvas.getByRole('main').dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => {
      drag('dragover');
      expect(screen.getByText('Laat het csv bestand los om te importeren')).toBeVisible();
      // Where a file may be dropped is fetched once the page is idle.
    }, { timeout: 15_000 });
    drag('drop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Producten importeren' }));
    await expect(await dialog.findByText('producten.csv')).toBeInTheDocument();
    await expect(await dialog.findByRole('cell', { name: 'Affiche gesleept' })).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Importeren' })).toBeEnabled());
    await expect(screen.queryByText('Laat het csv bestand los om te importeren')).not.toBeInTheDocument();
  },
});

/** A file with one good row and two bad ones: a preview, the import, its result. */
export const WithErrors = meta.story({
  name: 'Met foute rijen',
  play: async ({ userEvent, step }) => {
    await step('Kiest een bestand en ziet wat er zal gebeuren', async () => {
      await press(userEvent, 'Importeren');
      const dialog = await form('Producten importeren');
      await dialog.findByText(/csv tot 5\s?MB/);
      await choose(userEvent, csv('name;erpId;customer\nNieuwe kaart;MP-90001;Atelier Noord bv\nFoute_kaart;MP-90002;Atelier Noord bv\n;MP-90003;Atelier Noord bv\n'));
      await waitFor(async () => expect((await dialog.findAllByText(/3 rijen/))[0]).toBeVisible());
    });
    await step('Verstuurt het zoals het is', async () => {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Importeren' }));
      await waitFor(async () => expect(await screen.findByText('1 item(s) imported succesfully')).toBeVisible());
      await waitFor(() => expect(screen.getByText('2 item(s) failed to import')).toBeVisible());
    });
    await step('Sluit af', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Afluiten' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** Closes what went wrong. @returns the next form, which begins with the file */
const beginsAgain = async (userEvent: UserActions) => {
  await press(userEvent, 'Afluiten');
  await formIsClosed();
  await press(userEvent, 'Importeren');
  const again = await form('Producten importeren');
  await again.findByRole('cell', { name: 'Nieuwe kaart' });
  return again;
};

/** The line breaks once the server has the file. */
export const WithoutAnswer = meta.story({
  name: 'Zonder antwoord',
  beforeEach: () => {
    spyOn(api, 'importProducts').mockImplementation(async ({ onProgress }) => {
      onProgress?.(1);
      throw new ApiError({ kind: 'network' });
    });
  },
  play: async ({ userEvent }) => {
    await importCsv(userEvent, 'name;customer\nNieuwe kaart;Atelier Noord bv\n');
    const maybe = 'De server heeft het bestand misschien al. Kijk na of de producten er staan voor je het opnieuw importeert.';
    await waitFor(async () => expect(await screen.findByText(maybe)).toBeVisible());
    const again = await beginsAgain(userEvent);
    await expect(again.getByText(maybe)).toBeInTheDocument();
  },
});

export const InPresentationMode = meta.story({
  name: 'In presentatie',
  globals: { mode: 'presentation' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meer acties' }));
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Template' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Importeren' })).toBeVisible());
  },
});

/** The line is gone before the server has the file: the next try begins with it. */
export const WithoutNetwork = meta.story({
  name: 'Zonder verbinding',
  beforeEach: () => {
    spyOn(api, 'importProducts').mockRejectedValueOnce(new ApiError({ kind: 'network' })).mockImplementationOnce(async ({ onProgress }) => {
      onProgress?.(1);
      throw new ApiError({ kind: 'response', status: 409, body: { title: 'Er loopt al een import' } });
    });
  },
  play: async ({ userEvent }) => {
    await importCsv(userEvent, 'name;customer\nNieuwe kaart;Atelier Noord bv\n');
    await screen.findByText('Something went very wrong...');
    const again = await beginsAgain(userEvent);
    await userEvent.click(again.getByRole('button', { name: 'Importeren' }));
    // Nor has it what it refused.
    await screen.findByText('Er loopt al een import');
    const last = await beginsAgain(userEvent);
    await expect(last.queryByText(/De server heeft het bestand misschien al/)).not.toBeInTheDocument();
    await userEvent.click(last.getByRole('button', { name: 'Importeren' }));
    await waitFor(async () => expect(await screen.findByText('1 item(s) imported succesfully')).toBeVisible());
  },
});
