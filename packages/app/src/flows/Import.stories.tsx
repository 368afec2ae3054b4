import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Importeren met fouten',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const csv = (text: string) => new File([text], 'producten.csv', { type: 'text/csv' });
const fileInput = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')!;

/** A file with one good row and two bad ones: a preview, the import, its result. */
export const WithErrors = meta.story({
  name: 'Met foute rijen',
  play: async ({ canvas, userEvent, step }) => {
    await step('Kiest een bestand en ziet wat er zal gebeuren', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Importeren' }));
      const form = within(await screen.findByRole('dialog', { name: 'Producten importeren' }));
      await form.findByText(/csv tot 5\s?MB/);
      await userEvent.upload(fileInput(), csv('name;erpId;customer\nNieuwe kaart;MP-90001;Atelier Noord bv\nFoute_kaart;MP-90002;Atelier Noord bv\n;MP-90003;Atelier Noord bv\n'));
      await waitFor(async () => expect((await form.findAllByText(/3 rijen/))[0]).toBeVisible());
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

export const InPresentationMode = meta.story({
  name: 'In presentatie',
  globals: { mode: 'presentation' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meer acties' }));
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Template' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Importeren' })).toBeVisible());
  },
});
