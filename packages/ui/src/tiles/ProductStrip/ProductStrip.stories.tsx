import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductStrip } from './ProductStrip.tsx';

const pictures = ['card-0-1.png', 'brochure-1-1.jpg', 'poster-2-1.png', 'rollup-3-1.png', 'box-4-1.jpg', 'sticker-5-1.png'];
const names = ['Visitekaartje Atelier Noord', 'Brochure Open Huis 24p', 'Affiche Zomerfestival A2', 'Roll-up Stad aan Zee', 'Verzenddoos met volledige bedrukking binnenin en rondomrond', 'Stickervel Bakkerij Noord'];
const products = names.map((name, at) => ({ id: at, name, coverImagePath: `media/images/${pictures[at]}`, href: `/products/${at}` }));

const all = { href: '/products?orderBy=created', label: 'Alle producten, nieuwste eerst' };

const meta = preview.meta({
  title: 'tiles/ProductStrip (productenrij)',
  component: ProductStrip,
  argTypes: { all: { mapping: { 'met alle producten': all } } },
  tags: ['nieuw', '!stabiel'],
  parameters: { layout: 'padded' },
  args: { title: 'Laatst bekeken', products },
});

export const Default = meta.story({ name: 'Standaard' });
export const WithAll = meta.story({ name: 'Met alle', args: { title: 'Nieuw', all } });
export const Empty = meta.story({
  name: 'Leeg',
  args: { products: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('heading')).not.toBeInTheDocument(); },
});
export const Phone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stickervel Bakkerij Noord' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
