import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Disclosure } from '../../controls/Disclosure/Disclosure.tsx';
import { Chips } from '../../controls/Chips/Chips.tsx';
import { FactList } from '../ProductFacts/FactList.tsx';
import { ProductActions, ProductHeading } from '../ProductHeading/ProductHeading.tsx';
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { storyMedia } from '../../testing/media.ts';
import { ProductPageLayout, ProductPageSkeleton } from './ProductPage.tsx';

const productHeading = <ProductHeading name="Affiche Zomerfestival A2" categories={[{ id: 3, name: 'Affiches', href: '/products/category/3' }, { id: 9, name: 'Evenementen', href: '/products/category/9' }]} />;

const meta = preview.meta({
  title: 'product/ProductPage (productpagina)',
  component: ProductPageLayout,
  parameters: { layout: 'padded' },
  argTypes: {
    gallery: { mapping: { 'zonder media': <ProductGallery media={[]} productName="Affiche Zomerfestival A2" />, 'media laden': <ProductGallery media={[]} productName="" isLoading /> } },
    children: { mapping: { 'enkel de titel': productHeading } },
  },
  args: {
    gallery: <ProductGallery media={storyMedia} productName="Affiche Zomerfestival A2" />,
    children: (
      <>
        {productHeading}
        <RichText html="<p>Vierkleurendruk op 170 g mat gesatineerd, met een spotvernis op het beeldmerk. Geleverd op rol of gevouwen, per 50 gebundeld.</p>" />
        <Chips label="Tags" items={[{ id: 1, name: 'Festival', href: '/products?tags=1' }, { id: 2, name: 'Spotvernis', href: '/products?tags=2' }, { id: 3, name: 'Buiten', href: '/products?tags=3' }]} />
        <ProductActions><Button>Collectie beheer</Button><Button variant="quiet">Volgend product →</Button></ProductActions>
        <div>
          <Disclosure title="Formaat" isOpenByDefault><FactList facts={[{ label: 'Open', value: '420 × 594 mm' }, { label: 'Gesloten', value: '210 × 297 mm' }]} /></Disclosure>
          <Disclosure title="Materialen">Mat gesatineerd 170 g</Disclosure>
          <Disclosure title="Extra" isOpenByDefault><FactList facts={[{ label: 'Multipress', value: 'MP-20418' }, { label: 'Klant', value: 'Stad aan Zee' }, { label: 'Aantal', value: 2500 }]} /></Disclosure>
        </div>
      </>
    ),
  },
});

export const Page = meta.story({ name: 'Standaard', globals: { viewport: { value: 'tablet' } } });

export const SideBySide = Page.extend({
  name: 'Foto naast de titel',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('tabpanel').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(heading.left - hero.right).toBeCloseTo(48);
  },
});

export const PageOnAPhone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('tabpanel').getBoundingClientRect();
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThan(hero.bottom);
  },
});

/** A low window has no room above the words. */
export const PageOnALyingPhone = meta.story({
  name: 'Gsm liggend',
  globals: { viewport: { value: 'phoneLandscape' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('tabpanel').getBoundingClientRect();
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeGreaterThan(hero.right);
  },
});

export const Loading = meta.story({
  name: 'Laadt',
  globals: { viewport: { value: 'tablet' } },
  render: () => <ProductPageSkeleton />,
  play: async ({ canvas }) => { await expect(canvas.getByRole('status')).toHaveTextContent('Loading item'); },
});

export const LoadingOnAPhone = Loading.extend({ name: 'Laadt, gsm', globals: { viewport: { value: 'phone' } } });
