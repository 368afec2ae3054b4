import { http, type HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

/** The constants of specification §9, at the place where they act: what is asked of the server, how many empty places, how many columns. */
const meta = preview.meta({
  title: 'screens/Constanten',
  component: Screen,
  tags: ['gedrag'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/segments' },
  globals: { role: 'SuperAdmin', mode: 'edit', viewport: { value: 'laptop' } },
});

/** The page size that the calls to a list carry. */
const asked = new Map<string, Set<string>>();
const listen = ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => {
  asked.clear();
  msw.use(http.get('*/api/:resource', ({ request, params }) => {
    const { searchParams } = new URL(request.url);
    const of = asked.get(String(params.resource)) ?? new Set();
    asked.set(String(params.resource), of.add(`${searchParams.get('pageNumber') ?? '-'} × ${searchParams.get('pageSize')}`));
  }));
};

/** Opens a page and looks at its calls: page number × page size. */
const asks = (path: string, sizes: Record<string, string>) => ({
  args: { path },
  beforeEach: listen,
  play: async () => {
    for (const [resource, size] of Object.entries(sizes)) {
      // One page, one call after the other.
      await waitFor(() => expect([...asked.get(resource) ?? []]).toContain(size));
    }
  },
});

export const SegmentCategories = meta.story({ name: 'Alle categorieën van een segment', ...asks('/categories/segment/11', { Categories: '- × 1000000' }) });
export const CategoryProducts = meta.story({ name: 'Alle producten van een categorie', ...asks('/products/category/129', { Products: '- × 1000000' }) });
export const Lookups = meta.story({
  name: 'Keuzelijsten van een product: 10.000',
  ...asks('/products/manage/1001', { Categories: '- × 10000', Tags: '- × 10000', Materials: '- × 10000', Customers: '- × 10000' }),
});
export const SegmentSelector = meta.story({
  name: 'Segmentkeuze van een categorie: 10.000',
  args: { path: '/categories' },
  beforeEach: listen,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'toevoegen' }));
    await waitFor(() => expect([...asked.get('Segments') ?? []]).toContain('- × 10000'));
  },
});

export const ActiveUsersFirst = meta.story({
  name: 'Gebruikers: eerst de actieve',
  args: { path: '/users' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/Users', ({ request }) => { document.body.dataset.isActive = new URL(request.url).searchParams.get('isActive') ?? ''; }));
    return () => { delete document.body.dataset.isActive; };
  },
  play: async () => { await waitFor(() => expect(document.body.dataset.isActive).toBe('true')); },
});

/** The list never arrives: its empty places are counted. */
const places = (path: string, resource: string, count: number) => ({
  args: { path },
  globals: { mode: 'presentation' as const },
  beforeEach: ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => msw.use(http.get(`*/api/${resource}`, () => new Promise(() => undefined))),
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    // Those of the page: before it is known who asks, other places stand there.
    await waitFor(() => {
      const waiting = screen.getByText('Loading item').closest('[role="status"]')!;
      expect(waiting.querySelectorAll('[data-kind]')).toHaveLength(count);
    });
  },
});
export const ProductPlaces = meta.story({ name: '12 lege plaatsen voor producten', ...places('/products', 'Products', 12) });
export const CollectionPlaces = meta.story({ name: '4 lege plaatsen voor collecties', ...places('/collections', 'Collections', 4) });
export const OtherPlaces = meta.story({ name: '5 lege plaatsen voor al de rest', ...places('/categories', 'Categories', 5) });

/** The columns in which the products of a category stand. */
const columns = (viewport: 'phone' | 'tabletPortrait' | 'tablet' | 'laptop', mode: 'presentation' | 'edit', count: number) => ({
  args: { path: '/products/category/130' },
  globals: { mode, viewport: { value: viewport } },
  play: async () => {
    const list = await screen.findByRole('list', { name: /^Producten in category/ });
    await waitFor(() => expect(new Set([...list.children].map(card => Math.round(card.getBoundingClientRect().left))).size).toBe(count));
  },
});
export const FourColumns = meta.story({ name: '4 kolommen op een laptop, bewerken', ...columns('laptop', 'edit', 4) });
export const FiveColumns = meta.story({ name: '5 kolommen op een laptop, presentatie', ...columns('laptop', 'presentation', 5) });
