import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductHeading } from './ProductHeading.tsx';

const meta = preview.meta({
  title: 'product/ProductHeading (producttitel)',
  component: ProductHeading,
  args: {
    name: 'Affiche Zomerfestival A2',
    categories: [{ id: 3, name: 'Affiches', href: '/products/category/3' }, { id: 9, name: 'Evenementen', href: '/products/category/9' }],
  },
});

export const Default = meta.story({ name: 'Standaard' });

export const InHiddenCategory = meta.story({
  name: 'In een verborgen categorie',
  args: { categories: [{ id: 3, name: 'Affiches', href: '/products/category/3' }, { id: 9, name: 'Evenementen', href: '/products/category/9', isHidden: true }] },
  play: async ({ canvas }) => { await expect(canvas.getByText('Verborgen').parentElement).toHaveTextContent('EvenementenVerborgen'); },
});
export const WithoutCategories = meta.story({ name: 'Zonder categorieën', args: { categories: [] } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { name: 'Verzenddoos met volledige bedrukking binnenin en rondomrond voor koffiebranderijen en hun abonnementen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Verzenddoos met volledige bedrukking/ })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Evenementen' })).toHaveAttribute('href', '/products/category/9');
  },
});
