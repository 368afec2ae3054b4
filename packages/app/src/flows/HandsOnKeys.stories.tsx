import { fail } from '@staalkaart/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { formIsClosed, sees } from '../testing/userActions.ts';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Met de toetsen',
  component: Screen,
  args: { path: '/segments' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const heading = (name: string | RegExp) => waitFor(async () => expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible());
const box = () => screen.findByRole('combobox', { name: /^Zoek een product, een categorie/ });

/** A whole Multipress number opens its product; what it is part of is listed. */
export const ByNumber = meta.story({
  name: 'Op Multipress nummer',
  args: { path: '/products/1004' },
  play: async ({ canvas, userEvent, step }) => {
    const number = (await canvas.findByText(/^MP-\d+$/)).textContent!;
    const { textContent: name } = await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('link', { name: 'Segmenten' }));
    await heading('Alle segmenten');
    await step('/ gaat naar het zoekvak, Enter opent het product', async () => {
      await userEvent.keyboard(`/${number}{Enter}`);
      await heading(name!);
      await expect(canvas.getByRole('link', { name: 'Terug naar producten' })).toHaveAttribute('href', `/products?searchTerm=${number}`);
    });
    await step('Een deel van een nummer zoekt', async () => {
      await userEvent.keyboard(`/${number.slice(0, -1)}{Enter}`);
      await heading('Producten');
    });
  },
});

export const SavesByKey = meta.story({
  name: 'Bewaren met Ctrl + S',
  args: { path: '/products/manage/1004' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Naam'), ' bis');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeEnabled());
    await userEvent.keyboard('{Control>}s{/Control}');
    await sees(/^Product .* bis werd aangepast$/);
    await heading('Producten');
  },
});

export const SavesADialog = meta.story({
  name: 'Een venster bewaren met Ctrl + S',
  tags: ['gedrag'],
  args: { path: '/tags' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nieuwe tag' }));
    await form.findByLabelText('Naam');
    await userEvent.keyboard('{Control>}s{/Control}'); // Nothing to save yet: it says what is missing.
    await waitFor(async () => expect(await form.findByText('Het is verplicht de tag een naam te geven')).toBeVisible());
    await userEvent.type(form.getByLabelText('Naam'), 'Regenboogfolie');
    await waitFor(() => expect(form.getByRole('button', { name: 'Toevoegen' })).toBeEnabled());
    await userEvent.keyboard('{Control>}s{/Control}');
    await sees('Tag Regenboogfolie werd aangemaakt');
    await formIsClosed();
  },
});

/** The box finds a product, a screen and what the role may do. */
export const OneBox = meta.story({
  name: 'Eén venster voor alles',
  play: async ({ userEvent, step }) => {
    await heading('Alle segmenten');
    await step('Een product', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await box(), 'geschenkdoos slagerij');
      await screen.findByRole('option', { name: /Geschenkdoos Slagerij Claes/ });
      await userEvent.keyboard('{Enter}');
      await heading('Geschenkdoos Slagerij Claes');
    });
    await step('Een scherm', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await box(), 'klanten{Enter}');
      await heading('Klanten');
    });
    await step('Een actie', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await box(), 'nieuwe tag{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Nieuwe tag' })).toBeInTheDocument();
    });
  },
});

/** A ViewOnly finds what the header has, and nothing to do. */
export const OnlyWhatMay = meta.story({
  name: 'Enkel wat mag',
  tags: ['gedrag'],
  globals: { role: 'ViewOnly', mode: 'presentation' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account van/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zoek en ga naar …' }));
    await box();
    await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Segmenten', 'Categoriën', 'Producten', 'Collecties', 'Mijn profiel', 'Sneltoetsen']);
    await userEvent.keyboard('vlag');
    // A product with its customer: the number is of 'Extra'.
    const found = await screen.findAllByRole('option', { name: /^Beachvlag / });
    await expect(found.filter(({ textContent }) => /MP-/.test(textContent))).toEqual([]);
  },
});

/** A search that failed has not found nothing. */
export const FindingFails = meta.story({
  name: 'Zoek en ga naar, als zoeken mislukt',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Products', 400, 'De zoekmachine ligt stil.')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account van/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zoek en ga naar …' }));
    await box();
    await userEvent.keyboard('vlag');
    await expect(await screen.findByText('De zoekmachine ligt stil.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await expect(screen.queryByText('Niets gevonden')).not.toBeInTheDocument();
  },
});

export const TellsItsKeys = meta.story({
  name: 'Zegt zijn toetsen',
  play: async ({ userEvent }) => {
    await heading('Alle segmenten');
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Sneltoetsen' })).toBeInTheDocument();
    await sees('Van kaart naar kaart');
  },
});

/** A dialog that a key opens takes the place of an open menu, and gives the focus back to its button. */
export const OverAMenu = meta.story({
  name: 'Een venster boven een menu',
  tags: ['gedrag'],
  args: { path: '/products' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await heading('Producten');
    const menus = [[/^Account van/, '?', ['menuitem', 'Mijn profiel']], [/^Sorteer/, '{Control>}k{/Control}', ['menuitemradio', /naam|code/]], [/^Menu/, '?', ['link', 'Tags']]] as const;
    for (const [button, key, [role, name]] of menus) {
      const opener = await canvas.findByRole('button', { name: button });
      await userEvent.click(opener);
      await waitFor(async () => expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible());
      await userEvent.keyboard(key);
      await expect(await screen.findByRole('dialog', { name: /^(Sneltoetsen|Zoek en ga naar)/ })).toBeVisible();
      await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.keyboard('{Escape}');
      await formIsClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
});
