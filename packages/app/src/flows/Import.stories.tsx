import { fail } from '@staalkaart/mocks';
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
    await step('Choose a file and see what will happen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Importeren' }));
      const form = within(await screen.findByRole('dialog', { name: 'Producten importeren' }));
      await form.findByText(/csv tot 5\s?MB/);
      await userEvent.upload(fileInput(), csv('name;erpId;customer\nNieuwe kaart;MP-90001;Atelier Noord bv\nFoute_kaart;MP-90002;Atelier Noord bv\n;MP-90003;Atelier Noord bv\n'));
      await waitFor(async () => expect((await form.findAllByText(/3 rijen/))[0]).toBeVisible());
    });
    await step('Send it as it is', async () => {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Importeren' }));
      await waitFor(async () => expect(await screen.findByText('1 item(s) imported succesfully')).toBeVisible());
      await waitFor(() => expect(screen.getByText('2 item(s) failed to import')).toBeVisible());
    });
    await step('Close', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Afluiten' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

export const Failed = meta.story({
  name: 'Import mislukt',
  beforeEach: ({ msw }) => { msw.use(fail('post', 'Products/batch', 500, 'kapot')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Importeren' }));
    const form = within(await screen.findByRole('dialog', { name: 'Producten importeren' }));
    await form.findByText(/csv tot 5\s?MB/);
    await userEvent.upload(fileInput(), csv('name\nKaart\n'));
    await form.findByText(/1 rij/);
    await userEvent.click(form.getByRole('button', { name: 'Importeren' }));
    await waitFor(async () => expect(await screen.findByText('Something went very wrong...')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Afluiten' }));
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
