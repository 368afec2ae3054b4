import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { press, sees } from '../testing/userActions.ts';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Terugvinden',
  component: Screen,
  args: { path: '/products/1004' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
  beforeEach: () => {
    const forget = () => { for (const key of Object.keys(localStorage)) if (/^staalkaart\.(views|viewed)\./.test(key)) localStorage.removeItem(key); };
    forget();
    return forget;
  },
});

export const SeenLast = meta.story({
  name: 'Laatst bekeken en nieuw',
  play: async ({ canvas, userEvent }) => {
    const { textContent: name } = await canvas.findByRole('heading', { level: 1, name: 'Geschenkdoos Slagerij Claes' });
    await canvas.findByRole('link', { name: 'Terug naar producten' });
    await userEvent.click(canvas.getByRole('link', { name: 'Segmenten' }));
    const viewed = within(await canvas.findByRole('region', { name: 'Laatst bekeken' }));
    await expect(viewed.getByRole('link', { name: name! })).toHaveAttribute('href', '/products/1004');
    const fresh = within(await canvas.findByRole('region', { name: 'Nieuw' }));
    await expect(fresh.getAllByRole('link')).toHaveLength(9);
    await userEvent.click(fresh.getByRole('link', { name: 'Alle producten, nieuwste eerst' }));
    await expect(await canvas.findByRole('button', { name: 'Sorteer: aanmaakdatum' })).toBeInTheDocument();
  },
});

export const NotWhilePresenting = meta.story({
  name: 'Niet in de presentatie',
  tags: ['gedrag'],
  args: { path: '/segments' },
  globals: { role: 'Admin', mode: 'presentation' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Horeca' });
    await expect(canvas.queryByRole('region', { name: 'Nieuw' })).not.toBeInTheDocument();
  },
});

/** What another tab writes in the storage that the tabs share. */
const keepElsewhere = (names: readonly string[]) => {
  const key = Object.keys(localStorage).find(one => one.startsWith('staalkaart.views.'))!;
  localStorage.setItem(key, JSON.stringify(names.map(name => ({ name, search: 'orderBy=created' }))));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

export const InTwoTabs = meta.story({
  name: 'Weergaven in twee tabbladen',
  tags: ['gedrag'],
  args: { path: '/products?searchTerm=doos' },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Weergaven' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Weergave bewaren of wissen …' }));
      return screen.findByLabelText('Naam');
    };
    await userEvent.type(await open(), 'Dozen{Enter}');
    await sees('Weergave Dozen werd bewaard op dit toestel');
    await userEvent.type(await open(), 'Kaarten');
    keepElsewhere(['Dozen', 'Etiketten']);
    await expect(await screen.findByRole('button', { name: 'Etiketten wissen' })).toBeInTheDocument();
    keepElsewhere(Array.from({ length: 30 }, (_, index) => `Weergave ${index + 1}`));
    await waitFor(() => expect(screen.getByText('Je hebt al 30 weergaven. Wis er een om deze te bewaren.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Weergave 1 wissen' }));
    await press(userEvent, 'Bewaren');
    await sees('Weergave Kaarten werd bewaard op dit toestel');
    await userEvent.click(await canvas.findByRole('button', { name: 'Weergaven' }));
    await expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([...Array.from({ length: 29 }, (_, index) => `Weergave ${index + 2}`), 'Kaarten']);
  },
});

export const NamedViews = meta.story({
  name: 'Eigen weergaven',
  args: { path: '/products?searchTerm=doos&orderBy=created' },
  play: async ({ canvas, userEvent, step }) => {
    const menu = () => canvas.findByRole('button', { name: 'Weergaven' });
    await step('Bewaart de weergave', async () => {
      await userEvent.click(await menu());
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Weergave bewaren of wissen …' }));
      await userEvent.type(await screen.findByLabelText('Naam'), 'Nieuwe dozen');
      await press(userEvent, 'Bewaren');
      await sees('Weergave Nieuwe dozen werd bewaard op dit toestel');
    });
    await step('Kiest ze later', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Producten' }));
      await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Sorteer: standaard' })).toBeVisible());
      await userEvent.click(await menu());
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Nieuwe dozen' }));
      await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Sorteer: aanmaakdatum' })).toBeVisible());
      await expect(canvas.getByText('Zoekterm: "doos"')).toBeVisible();
    });
    await step('En vindt ze in het venster voor alles', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox'), 'nieuwe doz');
      await expect(await screen.findByRole('option', { name: 'Nieuwe dozen' })).toBeInTheDocument();
    });
  },
});
