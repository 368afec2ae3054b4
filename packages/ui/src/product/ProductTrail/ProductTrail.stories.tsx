import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductTrail } from './ProductTrail.tsx';

const meta = preview.meta({
  title: 'product/ProductTrail (weg door de lijst)',
  tags: ['nieuw', '!stabiel'],
  component: ProductTrail,
  parameters: { layout: 'padded' },
  args: {
    back: { href: '/products/category/130', label: 'Terug naar de categorie' },
    previous: { href: '/products/1003?category=130' },
    next: { href: '/products/1005?category=130' },
  },
});

export const Default = meta.story({ name: 'Standaard' });

export const First = meta.story({
  name: 'Eerste van de lijst',
  args: { previous: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('link', { name: 'Vorig product' })).not.toBeInTheDocument(); },
});

export const Last = meta.story({
  name: 'Laatste van de lijst',
  args: { next: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('link', { name: 'Volgend product' })).not.toBeInTheDocument(); },
});

export const WithoutAList = meta.story({ name: 'Zonder lijst', args: { back: { href: '/products', label: 'Terug naar producten' }, previous: undefined, next: undefined } });

export const Phone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  decorators: [Story => <div style={{ padding: '0 16px' }}><Story /></div>],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Volgend product' });
    await expect(next).toBeVisible();
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

const onPress = fn((event: { preventDefault: () => void }) => event.preventDefault());
export const TakenOver = meta.story({
  name: 'Overgenomen door de pagina',
  tags: ['gedrag'],
  args: { next: { href: '/products/1005', onPress } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Volgend product' }));
    await expect(onPress).toHaveBeenCalledTimes(1);
  },
});
