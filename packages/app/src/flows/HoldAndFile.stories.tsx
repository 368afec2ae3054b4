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
    await step('Hold the product', async () => {
      const release = press(await canvas.findByRole('link', { name }), 'touch');
      await expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
      release();
    });
    await step('File it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText(/^Collectie .* werd aangepast$/)).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const card = canvas.getByRole('link', { name }).closest('li')!;
      await waitFor(async () => expect(await within(card).findByRole('link', { name: 'Dit product zit in 1 collectie' })).toBeVisible());
    });
    await step('See it in the collection', async () => {
      const card = canvas.getByRole('link', { name }).closest('li')!;
      await userEvent.click(within(card).getByRole('link', { name: 'Dit product zit in 1 collectie' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: /^Producten in de collectie/ })).toBeVisible());
      await canvas.findByRole('link', { name });
    });
    await step('Take it out again', async () => {
      const release = press(canvas.getByRole('link', { name }), 'touch');
      await expect(await screen.findByText('Weet je zeker?')).toBeInTheDocument();
      release();
      await userEvent.click(await screen.findByRole('button', { name: 'JA' }));
      await waitFor(() => expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument());
    });
  },
});

/** None of one's own collections is visible: a warning, and no lifted card. */
export const WithoutCollections = meta.story({
  name: 'Zonder zichtbare collecties',
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/Me', () => HttpResponse.json({ id: 4, username: 'Daan', role: 'User', email: 'user@staalkaart.be', collections: [] })));
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: /Affiche Zomerfestival/ })).focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await screen.findByText('Je hebt geen collecties om dit product aan toe te voegen ...')).toBeVisible());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** The save is refused once: the card stays, nothing is lost, and the second try works. */
export const RefusedThenSaved = meta.story({
  name: 'Geweigerd, daarna bewaard',
  beforeEach: ({ msw }) => {
    msw.use(http.put('*/api/Collections', () => new HttpResponse('De server is even weg', { status: 503 }), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: /Affiche Zomerfestival/ })).focus();
    await userEvent.keyboard(' ');
    const add = await screen.findByRole('button', { name: 'Toevoegen' });
    await userEvent.click(add);
    await waitFor(async () => expect(await screen.findByText('De server is even weg')).toBeVisible());
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(async () => expect(await screen.findByText(/^Collectie .* werd aangepast$/)).toBeVisible());
  },
});
