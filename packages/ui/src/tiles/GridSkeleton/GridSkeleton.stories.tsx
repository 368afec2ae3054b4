import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { poster, withStoryLink } from '../../testing/catalogue.tsx';
import { Tile } from '../Tile/Tile.tsx';
import type { TileKind } from '../WindowedGrid/sizes.ts';
import { WindowedGrid } from '../WindowedGrid/WindowedGrid.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';

const meta = preview.meta({
  title: 'tiles/GridSkeleton (laadskelet)',
  component: GridSkeleton,
  args: { kind: 'product' as TileKind },
  globals: { viewport: { value: 'laptop' } },
  decorators: [withStoryLink],
});

/** Without a number, as many as the specification has for the kind. */
const has = (count: number) => async ({ canvasElement }: { canvasElement: HTMLElement }) => { await expect(canvasElement.querySelectorAll('li')).toHaveLength(count); };

export const Product = meta.story({ name: 'Producten' });
export const Segment = meta.story({ name: 'Segmenten', args: { kind: 'segment' }, play: has(5) });
export const Category = meta.story({ name: 'Categorieën', args: { kind: 'category' }, play: has(5) });
export const Collection = meta.story({ name: 'Collecties', args: { kind: 'collection' }, play: has(4) });
export const Row = meta.story({ name: 'Als lijst', args: { view: 'list' }, play: has(12) });
export const Phone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading item');
    await has(12)({ canvasElement });
  },
});
export const EditMode = meta.story({ name: 'Bewerken', args: { mode: 'edit', hasEditActions: true } });

const one = { items: [{ ...poster, id: 1 }], label: 'Producten' };

/** Nothing moves when the real ones arrive. */
export const AsLargeAsWhatFollows = meta.story({
  name: 'Even groot als wat volgt',
  tags: ['gedrag'],
  render: () => (
    <>
      <GridSkeleton kind="product" />
      <WindowedGrid {...one} renderItem={product => <ProductCard product={product} href="/products/3" />} />
      <GridSkeleton kind="product" mode="edit" hasEditActions />
      <WindowedGrid {...one} mode="edit" renderItem={product => <ProductCard product={product} href="/products/3" actions={<span>–</span>} />} />
      <GridSkeleton kind="segment" />
      <WindowedGrid {...one} renderItem={() => <Tile kind="segment" name="Horeca" href="/categories/segment/1" />} />
      <GridSkeleton kind="category" />
      <WindowedGrid {...one} renderItem={() => <Tile kind="category" name="Affiches" href="/products/category/1" />} />
      <GridSkeleton kind="product" view="list" />
      <WindowedGrid {...one} view="list" renderItem={product => <ProductCard view="list" product={product} href="/products/3" />} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll<HTMLElement>('li:first-child')].map(item => [item.offsetWidth, item.offsetHeight]);
    await expect(sizes).toHaveLength(10);
    for (let index = 0; index < sizes.length; index += 2) {
      await expect(sizes[index]![0]).toBe(sizes[index + 1]![0]);
      await expect(Math.abs(sizes[index]![1]! - sizes[index + 1]![1]!)).toBeLessThanOrEqual(2);
    }
  },
});
