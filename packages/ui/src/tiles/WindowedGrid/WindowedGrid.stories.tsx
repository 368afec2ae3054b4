import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductCard, type CatalogueProduct } from '../ProductCard/ProductCard.tsx';
import { productAt, withStoryLink } from '../../testing/catalogue.tsx';
import { WindowedGrid, type WindowedGridProps } from './WindowedGrid.tsx';

const hold = { label: 'in collectie', onHold: () => undefined };
const drawCard: WindowedGridProps<CatalogueProduct>['renderItem'] = (product, isEager) => (
  <ProductCard product={product} href={`/products/${product.id}`} hold={hold} isEager={isEager} />
);
const drawRow: WindowedGridProps<CatalogueProduct>['renderItem'] = (product, isEager) => (
  <ProductCard view="list" product={{ ...product, erpId: `MP-${product.id}`, updated: '2026-11-20T08:00:00' }} href={`/products/${product.id}`} hold={hold} isEager={isEager} />
);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => {
  const product = productAt(index);
  return { ...product, name: `${product.name} nr. ${index + 1}` };
});
const ProductGrid = WindowedGrid<CatalogueProduct>;

const meta = preview.meta({
  title: 'tiles/WindowedGrid (catalogusraster)',
  component: ProductGrid,
  args: { items: numbered(12), renderItem: drawCard, label: 'Producten' },
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } } },
  globals: { viewport: { value: 'laptop' } },
  decorators: [withStoryLink, Story => <main style={{ padding: '32px clamp(16px, 3vw, 40px)' }}><Story /></main>],
});

const columns = () => getComputedStyle(screen.getByRole('list')).gridTemplateColumns.split(' ').length;
/** Columns of a windowed grid: different left edges. */
const lefts = () => new Set(screen.getAllByRole('listitem').map(item => Math.round(item.getBoundingClientRect().left))).size;
const jump = (top: number) => {
  window.scrollTo(0, top);
  fireEvent.scroll(window);
};

export const Presentation = meta.story({ name: 'Presentatie' });

export const FiveColumns = meta.story({
  name: 'Vijf kolommen',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    await expect(columns()).toBe(5);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Producten' })).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first!.querySelector('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getAllByRole('listitem')[5]!.querySelector('img')).toHaveAttribute('loading', 'lazy');
  },
});

export const EditMode = meta.story({ name: 'Bewerken', args: { mode: 'edit' }, play: async () => { await expect(columns()).toBe(4); } });
export const Tablet = meta.story({ name: 'Tablet liggend', globals: { viewport: { value: 'tablet' } }, play: async () => { await expect(columns()).toBe(3); } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } }, play: async () => { await expect(columns()).toBe(2); } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } }, play: async () => { await expect(columns()).toBe(1); } });
export const Empty = meta.story({
  name: 'Leeg',
  tags: ['gedrag'],
  args: { items: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument(); },
});

export const List = meta.story({
  name: 'Lijst',
  args: { view: 'list', renderItem: drawRow },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map(item => item.offsetHeight);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(72);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(88);
  },
});

export const TenThousand = meta.story({
  name: 'Tienduizend producten',
  tags: ['gedrag'],
  args: { items: numbered(10_000) },
  play: async ({ canvas }) => {
    await expect(lefts()).toBe(5);
    await waitFor(() => expect(canvas.getByRole('link', { name: /nr\. 1 Bakkerij/ })).toBeVisible());
    jump(document.documentElement.scrollHeight);
    const last = await canvas.findByRole('link', { name: /nr\. 10000 / });
    await expect(last).toBeInTheDocument();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '10000');
    await expect(last.closest('li')).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200);
  },
});

/** What a browser is about to lay out for paper is not what is in view. */
export const OnPaper = meta.story({
  name: 'Op papier',
  tags: ['gedrag'],
  args: { items: numbered(200) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    await expect(columns()).toBe(5);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    // What lies over the page is printed in its place.
    const alone = document.createElement('div');
    alone.dataset.print = '';
    document.body.append(alone);
    window.dispatchEvent(new Event('beforeprint'));
    alone.remove();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    window.dispatchEvent(new Event('afterprint'));
  },
});

/** What is drawn has exactly the height that the windowing reckons with: in both ways of drawing. */
export const SameHeights = meta.story({
  name: 'Gelijke hoogte',
  tags: ['gedrag'],
  args: { items: numbered(100) },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem').slice(0, 5)) {
      const card = within(item).getByRole('article');
      await expect(Math.abs(card.offsetHeight - item.offsetHeight)).toBeLessThanOrEqual(1);
    }
  },
});

export const FocusStays = meta.story({
  name: 'Focus blijft',
  tags: ['gedrag'],
  args: { items: numbered(10_000) },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: /nr\. 1 Bakkerij/ });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    jump(200_000);
    await waitFor(() => expect(canvas.queryByRole('link', { name: /nr\. 20 / })).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /nr\. 2 Vastgoed/ })).toHaveFocus();
  },
});

export const HomeAndEnd = meta.story({
  name: 'Home en End',
  tags: ['gedrag'],
  args: { items: numbered(10_000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: /nr\. 10000 / })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: /nr\. 1 Bakkerij/ })).toHaveFocus();
  },
});

export const Arrows = meta.story({
  name: 'Pijltjes',
  tags: ['gedrag'],
  globals: { viewport: { value: 'laptop' } },
  args: { items: numbered(10_000) },
  play: async ({ canvas, userEvent }) => {
    const at = (number: number) => canvas.getByRole('link', { name: new RegExp(`nr\\. ${number} `) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(at(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(at(2)).toHaveFocus();
    const across = canvas.getAllByRole('listitem').filter((item, _, all) => item.getBoundingClientRect().top === all[0]!.getBoundingClientRect().top).length;
    await expect(across).toBeGreaterThan(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(at(2 + across)).toHaveFocus();
    // Rows that are not drawn yet come with the focus.
    await expect(canvas.queryByRole('link', { name: new RegExp(`nr\\. ${2 + 11 * across} `) })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown>10/}');
    await expect(at(2 + 11 * across)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp>11/}');
    await expect(at(2)).toHaveFocus();
  },
});

/** The first of a long list are in: the others have their places, and the page its height. */
export const StillComing = meta.story({
  name: 'Nog onderweg',
  tags: ['gedrag'],
  args: { items: numbered(20), expected: 10_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /nr\. 20 / })).toBeInTheDocument());
    await expect(canvas.getAllByRole('listitem')[20]).toHaveAttribute('aria-posinset', '21');
    await expect(within(canvas.getAllByRole('listitem')[20]!).queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    jump(document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '10000'));
  },
});

export const TenThousandOnAPhone = meta.story({
  name: 'Tienduizend producten, gsm',
  tags: ['gedrag'],
  args: { items: numbered(10_000) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(lefts()).toBe(1);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
  },
});

export const ThousandRows = meta.story({
  name: 'Duizend rijen',
  tags: ['gedrag'],
  args: { items: numbered(1000), view: 'list', renderItem: drawRow },
  play: async ({ canvas }) => {
    jump(document.documentElement.scrollHeight);
    await expect(await canvas.findByRole('link', { name: /nr\. 1000 / })).toBeInTheDocument();
  },
});
