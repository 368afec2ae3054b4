import { useRef, useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { CollectionPicker } from '../../collections/CollectionPicker/CollectionPicker.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { longest, opened, picture, pointer, poster, products, withStoryLink } from '../storyHelpers.tsx';
import type { CatalogueProduct } from '../types.ts';
import { WindowedGrid } from '../WindowedGrid/WindowedGrid.tsx';
import { HighlightedCard } from './HighlightedCard.tsx';

const onClose = fn();

/** As wide as the real picker, which lives elsewhere. */
const Picker = () => (
  <div style={{ display: 'flex', gap: 8 }}>
    <select aria-label="Collectie" style={{ flex: 1, minWidth: 0, height: 44 }}>
      <option>Beurs Kortrijk</option>
      <option>Horeca voorjaar</option>
    </select>
    <Button variant="add">Toevoegen</Button>
  </div>
);

interface AtProps {
  product: CatalogueProduct;
  place: object;
  renderPicker?: (close: () => void) => ReactNode;
  hasPicker?: boolean;
  title?: string;
}

/** A card at a place on the screen, and its lifted copy. */
const At = ({ product, place, renderPicker = () => <Picker />, hasPicker = true, title }: AtProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <main style={{ height: '150vh' }}>
      <button type="button">Daarvoor</button>
      <div style={{ position: 'fixed', width: 236, ...place }}>
        <ProductCard product={product} href="/products/3" hold={{ label: 'in collectie', onHold: (_, element) => setAnchor(element) }} isHidden={Boolean(anchor)} isEager />
      </div>
      {anchor && (
        <HighlightedCard
          product={product}
          anchor={anchor}
          picker={hasPicker ? renderPicker : undefined}
          title={title}
          onClose={() => { setAnchor(undefined); onClose(); }}
        />
      )}
    </main>
  );
};

const meta = preview.meta({
  title: 'catalogue/HighlightedCard',
  component: At,
  args: { product: { ...poster, hasVideo: true }, place: { left: 472, top: 280 } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  decorators: [withStoryLink],
  beforeEach: () => {
    onClose.mockClear();
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

export const Default = meta.story({
  play: async () => {
    const dialog = await lift();
    await expect(dialog).toHaveAccessibleName('Affiche Zomerfestival A2');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog.offsetWidth).toBe(330);
    await waitFor(() => expect(within(dialog).getByText('Stad aan Zee')).toBeVisible());
    // The picker stands in the place of the video badge, and has the focus.
    await expect(within(dialog).getByRole('combobox', { name: 'Collectie' })).toHaveFocus();
    await expect(within(dialog).queryByText('Video')).not.toBeInTheDocument();
    await isInside(dialog);
  },
});

export const StartsAtItsCard = meta.story({
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

export const TopLeft = meta.story({ args: { place: { left: 0, top: 0 } }, play: async () => { await isInside(await lift()); } });
export const TopRight = meta.story({ args: { place: { right: 0, top: 0 } }, play: async () => { await isInside(await lift()); } });
export const BottomLeft = meta.story({ args: { place: { left: 0, bottom: -90 } }, play: async () => { await isInside(await lift()); } });
export const BottomRight = meta.story({ args: { place: { right: 0, bottom: -90 } }, play: async () => { await isInside(await lift()); } });

export const WhenThePickerGrows = meta.story({
  args: { place: { right: 0, bottom: 0 } },
  play: async () => {
    const dialog = await lift();
    within(dialog).getByRole('combobox').style.height = '160px';
    await waitFor(() => isInside(dialog));
  },
});

export const ClosedByOverlay = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const dialog = await lift();
    await userEvent.click(dialog.querySelector('[aria-label="Collectie"]')!);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(overlayOf(dialog));
    await isGone();
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(card()).toHaveFocus());
  },
});

export const ClosedByEscape = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await lift();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(card()).toHaveFocus());
  },
});

export const ClosedByButton = meta.story({
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
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const dialog = await lift();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await expect(screen.getByText('Daarvoor').closest('[inert]')).toBeInTheDocument();
  },
});

const overlayOf = (dialog: HTMLElement) => dialog.parentElement!.closest<HTMLElement>('[style*="overflow"]')!;

export const SurvivesTheFingerThatHeld = meta.story({
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
  tags: ['gedrag'],
  args: { hasPicker: false },
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
  args: { hasPicker: false },
  play: async () => {
    const dialog = await lift();
    await waitFor(() => expect(within(dialog).getByText('Video')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  },
});

export const LongestText = meta.story({
  args: { product: longest, title: 'In collectie steken' },
  play: async () => { await isInside(await lift()); },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { place: { left: 16, top: 500 } },
  play: async () => {
    const dialog = await lift();
    await isInside(dialog);
    await expect(dialog.getBoundingClientRect().left).toBe(30);
  },
});

const collections = [
  { id: 21, name: 'Beurs Kortrijk', path: picture(6), isVisible: true, productIds: [] },
  { id: 22, name: 'Horeca voorjaar', path: picture(7), isVisible: true, productIds: [1] },
  { id: 23, name: 'Verpakking Branderij Oost', path: picture(4), isVisible: true, productIds: [] },
];
const onSave = fn(async () => undefined);

/** With the real picker: its list closes before the card does, and a save puts the card back. */
export const WithItsPicker = meta.story({
  args: { renderPicker: close => <CollectionPicker collections={collections} productId={3} onSave={onSave} onClose={close} /> },
  play: async ({ userEvent }) => {
    const dialog = await lift();
    const select = within(dialog).getByRole('combobox', { name: 'Collectie' });
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await within(dialog).findByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(dialog.parentElement!.closest('[data-closing]')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
    await expect(onSave).toHaveBeenCalledWith(collections[0], [3]);
    await isGone();
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** The whole gesture in its place: hold a card of the grid. */
export const InTheGrid = meta.story({
  render: function Render() {
    const [held, setHeld] = useState<{ product: CatalogueProduct; element: HTMLElement }>();
    const hold = useRef({ label: 'in collectie', onHold: (id: string | number, element: HTMLElement) => setHeld({ product: products.find(product => product.id === id)!, element }) });
    return (
      <main style={{ padding: 40 }}>
        <WindowedGrid
          items={products}
          getKey={product => product.id}
          label="Producten"
          renderItem={(product, _, { isEager }) => (
            <ProductCard product={product} href={`/products/${product.id}`} hold={hold.current} isEager={isEager} isHidden={held?.product === product} />
          )}
        />
        {held && <HighlightedCard product={held.product} anchor={held.element} picker={<Picker />} onClose={() => setHeld(undefined)} />}
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
