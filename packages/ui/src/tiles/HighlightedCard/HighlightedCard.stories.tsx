import { useCallback, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CollectionPicker } from '../CollectionPicker/CollectionPicker.tsx';
import { ProductCard, type CatalogueProduct } from '../ProductCard/ProductCard.tsx';
import { longest, opened, picture, pointer, poster, products, withStoryLink } from '../../testing/catalogue.tsx';
import { WindowedGrid } from '../WindowedGrid/WindowedGrid.tsx';
import { HighlightedCard, type HighlightedCardProps } from './HighlightedCard.tsx';

const collections = [
  { id: 21, name: 'Beurs Kortrijk', path: picture(6), isVisible: true, productIds: [] },
  { id: 22, name: 'Horeca voorjaar', path: picture(7), isVisible: true, productIds: [1] },
  { id: 23, name: 'Verpakking Branderij Oost', path: picture(4), isVisible: true, productIds: [] },
];
const onSave = fn(async () => undefined);
const pickerOf = (productId: number) => (close: () => void) => <CollectionPicker collections={collections} productId={productId} onSave={onSave} onClose={close} />;

/** A card at a place on the screen, and its lifted copy: once it is held, or at once. */
const At = ({ place, isLifted, ...lifted }: HighlightedCardProps & { place: object; isLifted?: boolean }) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const begin = useCallback((box: HTMLElement | null) => { if (isLifted) setAnchor(box?.querySelector('article') ?? undefined); }, [isLifted]);
  return (
    <main style={{ height: '150vh' }}>
      <div ref={begin} style={{ position: 'fixed', width: 236, ...place }}>
        <ProductCard product={lifted.product} href="/products/3" hold={{ label: 'in collectie', onHold: setAnchor }} isHidden={Boolean(anchor)} isEager />
      </div>
      {anchor && <HighlightedCard {...lifted} anchor={anchor} onClose={() => { setAnchor(undefined); lifted.onClose(); }} />}
    </main>
  );
};
const middle = { left: 472, top: 280 };
const at = (place: object) => (args: HighlightedCardProps) => <At {...args} place={place} />;

const meta = preview.meta({
  title: 'tiles/HighlightedCard (uitgelichte productkaart)',
  component: HighlightedCard,
  args: { product: { ...poster, hasVideo: true }, anchor: document.body, picker: pickerOf(3), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } } },
  // Each story lifts a card of its own.
  argTypes: { anchor: { control: false } },
  globals: { viewport: { value: 'tablet' } },
  decorators: [withStoryLink],
  render: at(middle),
  beforeEach: () => {
    onSave.mockClear();
    opened.mockClear();
  },
});

const card = () => screen.getByRole('link', { name: /Affiche Zomerfestival A2|Gelegenheidsverpakking/ });

/** Lifts by keyboard and waits until nothing moves any more. */
const lift = async () => {
  card().focus();
  fireEvent.keyDown(card(), { key: ' ' });
  fireEvent.keyUp(card(), { key: ' ' });
  return still();
};
const still = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.getAnimations().some(animation => animation.playState === 'running')).toBe(false));
  return dialog;
};
const isInside = async (dialog: HTMLElement) => {
  const box = dialog.getBoundingClientRect();
  await expect(box.left).toBeGreaterThanOrEqual(16);
  await expect(box.top).toBeGreaterThanOrEqual(16);
  await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 16);
  await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight - 16);
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({ name: 'Standaard: opgetild na vasthouden', render: args => <At {...args} place={middle} isLifted /> });

export const Lifted = meta.story({
  name: 'Opgetild met spatie',
  tags: ['gedrag'],
  play: async () => {
    const dialog = await lift();
    await expect(dialog).toHaveAccessibleName('Affiche Zomerfestival A2');
    await expect(card().closest('[inert]')).toBeInTheDocument();
    await expect(dialog.offsetWidth).toBe(330);
    await waitFor(() => expect(within(dialog).getByText('Stad aan Zee')).toBeVisible());
    // The picker stands in the place of the video badge, and has the focus.
    await expect(within(dialog).getByRole('combobox', { name: 'Collectie' })).toHaveFocus();
    await expect(within(dialog).queryByText('Video')).not.toBeInTheDocument();
    await isInside(dialog);
  },
});

export const StartsAtItsCard = meta.story({
  name: 'Vertrekt vanaf de kaart',
  tags: ['gedrag'],
  play: async () => {
    const from = card().querySelector('[data-picture]')!.getBoundingClientRect();
    fireEvent.keyDown(card(), { key: ' ' });
    const dialog = await screen.findByRole('dialog');
    const lifting = dialog.getAnimations()[0]!;
    lifting.pause();
    lifting.currentTime = 0;
    const shown = dialog.querySelector('img')!.getBoundingClientRect();
    await expect(Math.abs(shown.left - from.left)).toBeLessThan(1);
    await expect(Math.abs(shown.top - from.top)).toBeLessThan(1);
    await expect(Math.abs(shown.width - from.width)).toBeLessThan(1);
    lifting.finish();
    await still();
  },
});

export const TopLeft = meta.story({ name: 'Linksboven', render: at({ left: 0, top: 0 }), play: async () => { await isInside(await lift()); } });
export const TopRight = meta.story({ name: 'Rechtsboven', render: at({ right: 0, top: 0 }), play: async () => { await isInside(await lift()); } });
export const BottomLeft = meta.story({ name: 'Linksonder', render: at({ left: 0, bottom: -90 }), play: async () => { await isInside(await lift()); } });
export const BottomRight = meta.story({ name: 'Rechtsonder', render: at({ right: 0, bottom: -90 }), play: async () => { await isInside(await lift()); } });

export const WhenThePickerGrows = meta.story({
  name: 'Als de kiezer groeit',
  tags: ['gedrag'],
  render: at({ right: 0, bottom: 0 }),
  play: async () => {
    const dialog = await lift();
    within(dialog).getByRole('combobox').style.height = '160px';
    await waitFor(() => isInside(dialog));
  },
});

export const ClosedByOverlay = meta.story({
  name: 'Gesloten met een klik ernaast',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const dialog = await lift();
    await userEvent.click(dialog.querySelector('[aria-label="Collectie"]')!);
    await screen.findByRole('listbox', { name: 'Collecties' });
    await userEvent.click(overlayOf(dialog)); // What is on top closes first, as with Escape.
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(dialog.closest('[data-closing]')).toBeNull();
    await userEvent.click(overlayOf(dialog));
    await isGone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(card()).toHaveFocus());
  },
});

export const ClosedByEscape = meta.story({
  name: 'Gesloten met Escape',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await lift();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(card()).toHaveFocus());
  },
});

export const ClosedByButton = meta.story({
  name: 'Gesloten met de knop',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const dialog = await lift();
    const close = within(dialog).getByRole('button', { name: 'Sluiten' });
    await expect(close.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(close);
    await isGone();
    await waitFor(() => expect(card()).toHaveFocus());
  },
});

export const KeepsTheFocus = meta.story({
  name: 'Focus blijft binnen',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const dialog = await lift();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await expect(document.querySelector('main')!.closest('[inert]')).toBeInTheDocument();
  },
});

const overlayOf = (dialog: HTMLElement) => dialog.parentElement!.parentElement!;

export const SurvivesTheFingerThatHeld = meta.story({
  name: 'Blijft na het loslaten, vinger',
  tags: ['gedrag'],
  play: async () => {
    const finger = { pointerType: 'touch', pointerId: 5 };
    pointer(card(), 'pointerdown', finger);
    const dialog = await screen.findByRole('dialog', {}, { timeout: 1500 });
    const overlay = overlayOf(dialog);
    pointer(overlay, 'pointerup', finger);
    fireEvent.click(overlay);
    await still();
    await expect(overlay).not.toHaveAttribute('data-closing');
    await waitFor(() => expect(dialog).toBeVisible());
    pointer(overlay, 'pointerdown', finger);
    pointer(overlay, 'pointerup', finger);
    fireEvent.click(overlay);
    await isGone();
  },
});

export const SurvivesTheEnterThatHeld = meta.story({
  name: 'Blijft na het loslaten, Enter',
  tags: ['gedrag'],
  args: { picker: undefined },
  play: async ({ userEvent }) => {
    card().focus();
    await userEvent.keyboard('{Enter>}');
    const dialog = await screen.findByRole('dialog', {}, { timeout: 1500 });
    const close = within(dialog).getByRole('button', { name: 'Sluiten' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // The key repeats while it is down: it must not press what has the focus now.
    await expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(false);
    await expect(fireEvent.keyUp(close, { key: 'Enter' })).toBe(false);
    await expect(fireEvent.keyDown(close, { key: 'Enter' })).toBe(true);
    await still();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const WithoutCollections = meta.story({
  name: 'Zonder collecties',
  args: { picker: undefined },
  play: async () => {
    const dialog = await lift();
    await waitFor(() => expect(within(dialog).getByText('Video')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  },
});

/** The product is in the chosen collection already. */
export const InCollection = meta.story({
  name: 'In de collectie',
  args: { picker: pickerOf(1) },
  play: async () => {
    const dialog = await lift();
    await expect(within(dialog).getByRole('combobox', { name: 'Collectie' })).toHaveTextContent('Horeca voorjaar');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Verwijderen' })).toBeVisible());
  },
});

/** Open list, above everything. */
export const PickerOpen = meta.story({
  name: 'Kiezer open',
  play: async ({ userEvent }) => {
    const dialog = await lift();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Collectie' }));
    await waitFor(async () => expect(await screen.findByRole('listbox', { name: 'Collecties' })).toBeVisible());
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { product: longest },
  play: async () => { await isInside(await lift()); },
});

export const Phone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  render: at({ left: 16, top: 500 }),
  play: async () => {
    const dialog = await lift();
    await isInside(dialog);
    await expect(dialog.getBoundingClientRect().left).toBe(30);
  },
});

/** In a low window the picture is cut, so that the picker is in sight. */
export const LyingPhone = meta.story({
  name: 'Gsm liggend',
  globals: { viewport: { value: 'phoneLandscape' } },
  render: at({ left: 16, top: 40 }),
  play: async () => { await isInside(await lift()); },
});

/** A fast server has saved before the second press of a double click: it must not take the product out again. */
export const SecondPressSavesNothing = meta.story({
  name: 'Tweede klik bewaart niets',
  tags: ['gedrag'],
  play: async ({ args }) => {
    const dialog = await lift();
    const add = within(dialog).getByRole('button', { name: 'Toevoegen' });
    await fireEvent.click(add);
    await waitFor(() => expect(dialog.closest('[data-closing]')).toBeInTheDocument());
    await fireEvent.click(add);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledOnce();
  },
});

/** The picker's list closes before the card does, and a save puts the card back. */
export const FilesTheProduct = meta.story({
  name: 'Steekt het product in de collectie',
  tags: ['gedrag'],
  play: async ({ userEvent, args, step }) => {
    const dialog = await lift();
    await step('De lijst van de kiezer opent, en sluit met Escape', async () => {
      await expect(within(dialog).getByRole('combobox', { name: 'Collectie' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await screen.findByRole('listbox')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(dialog.parentElement!.closest('[data-closing]')).toBeNull();
    });
    await step('Toevoegen bewaart, en legt de kaart terug', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
      await expect(onSave).toHaveBeenCalledWith(collections[0], true);
      await isGone();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

/** The whole gesture in its place: a card of the grid was held. */
export const InTheGrid = meta.story({
  name: 'In het raster',
  render: function Render() {
    const [held, setHeld] = useState<{ product: CatalogueProduct; element: HTMLElement }>();
    return (
      <main style={{ padding: 40 }}>
        <WindowedGrid
          items={products}
          label="Producten"
          renderItem={(product, isEager) => (
            <ProductCard product={product} href={`/products/${product.id}`} hold={{ label: 'in collectie', onHold: element => setHeld({ product, element }) }} isEager={isEager} isHidden={held?.product === product} />
          )}
        />
        {held && <HighlightedCard product={held.product} anchor={held.element} picker={pickerOf(3)} onClose={() => setHeld(undefined)} />}
      </main>
    );
  },
  play: async () => {
    pointer(screen.getByRole('link', { name: /Affiche Zomerfestival A2/ }), 'pointerdown');
    const dialog = await screen.findByRole('dialog', {}, { timeout: 1500 });
    await expect(dialog.querySelector('img')).toHaveAttribute('src', picture(2));
    pointer(window, 'pointerup');
    await isInside(await still());
  },
});

const onMore = fn().mockName('onMore');
/** Many may be chosen: the button comes last, and what it begins is there before the card is gone. */
export const More = meta.story({
  name: 'Meer kiezen',
  tags: ['gedrag'],
  args: { onMore },
  play: async ({ userEvent, args }) => {
    onMore.mockClear();
    const dialog = await lift();
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Collectie' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Meer kiezen' }));
    await expect(onMore).not.toHaveBeenCalled();
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
