import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Vasthouden en bewaren',
  component: Screen,
  args: { path: '/products/category/129' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin' },
});

const press = (element: Element, pointerType: string) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerId: 7, pointerType, clientX: left + width / 2, clientY: top + height / 2 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  return () => {
    element.dispatchEvent(new PointerEvent('pointerup', at));
    element.dispatchEvent(new MouseEvent('click', at));
  };
};

/** A finger holds a product, files it, and the marker appears; then the collection shows it, and a hold takes it out again. */
export const ByFinger = meta.story({
  name: 'Met de vinger',
  play: async ({ canvas, userEvent, step }) => {
    const name = /Affiche Zomerfestival Waterkant A2/;
    await step('Houdt het product vast', async () => {
      const release = press(await canvas.findByRole('link', { name }), 'touch');
      await expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
      release();
    });
    await step('Steekt het in een collectie', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText(/^Collectie .* werd aangepast$/)).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const card = canvas.getByRole('link', { name }).closest('li')!;
      await waitFor(async () => expect(await within(card).findByRole('link', { name: 'Dit product zit in 1 collectie' })).toBeVisible());
    });
    await step('Ziet het in de collectie', async () => {
      const card = canvas.getByRole('link', { name }).closest('li')!;
      await userEvent.click(within(card).getByRole('link', { name: 'Dit product zit in 1 collectie' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: /^Producten in de collectie/ })).toBeVisible());
      await canvas.findByRole('link', { name });
    });
    await step('Haalt het er weer uit', async () => {
      const release = press(canvas.getByRole('link', { name }), 'touch');
      await expect(await screen.findByText('Weet je zeker?')).toBeInTheDocument();
      release();
      await userEvent.click(await screen.findByRole('button', { name: 'JA' }));
      await waitFor(() => expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument());
    });
  },
});

/** What was used last stands first, for the next product too; and a new collection is made with the product in it. */
export const LastUsedFirst = meta.story({
  name: 'Laatst gebruikt eerst, of een nieuwe',
  play: async ({ canvas, userEvent, step }) => {
    const lift = async (card: Element | undefined) => {
      card!.querySelector('a')!.focus();
      await userEvent.keyboard(' ');
      return screen.findByRole('combobox', { name: 'Collectie' });
    };
    const names = async () => (await screen.findAllByRole('option')).map(option => option.textContent?.replace('bevat dit product', ''));
    let chosen: string | undefined;
    await canvas.findByRole('link', { name: /Affiche Zomerfestival Waterkant A2/ });
    const [first, second] = canvas.getAllByRole('article');
    await step('Kiest de derde collectie', async () => {
      await userEvent.click(await lift(first));
      chosen = (await names())[2];
      await userEvent.click(screen.getAllByRole('option')[2]!);
      await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Bij het volgende product staat ze eerst, en is ze gekozen', async () => {
      const select = await lift(second);
      await expect(select).toHaveTextContent(chosen!);
      await userEvent.click(select);
      await expect((await names())[0]).toBe(chosen);
    });
    await step('Begint een nieuwe, met het product erin', async () => {
      await userEvent.click(await screen.findByRole('option', { name: 'Nieuwe collectie …' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe collectie' }));
      await userEvent.type(await dialog.findByLabelText('Naam'), 'Vers gekozen{Enter}');
      await waitFor(async () => expect(await screen.findByText('Collectie Vers gekozen werd aangemaakt')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(document.activeElement?.closest('article')).toBe(second);
      await waitFor(async () => expect(await within(second!).findByRole('link', { name: /^Dit product zit in/ })).toBeVisible());
    });
  },
});

/** The save is refused once: the card stays, nothing is lost, and the second try works. */
export const RefusedThenSaved = meta.story({
  name: 'Geweigerd, daarna bewaard',
  beforeEach: ({ msw }) => {
    msw.use(http.put('*/api/Collections', () => new HttpResponse('De server is even weg', { status: 503 }), { once: true }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('De server weigert: de kaart blijft opgetild', async () => {
      (await canvas.findByRole('link', { name: /Affiche Zomerfestival/ })).focus();
      await userEvent.keyboard(' ');
      await userEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText(/^De server is even weg\. Collectie .* is misschien aangepast: er kwam geen bruikbaar antwoord\.$/)).toBeVisible());
      await expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
    await step('De tweede keer lukt het', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText(/^Collectie .* werd aangepast$/)).toBeVisible());
    });
  },
});
