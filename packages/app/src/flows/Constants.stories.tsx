import { http, type HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

/** The constants of specification §9, at the place where they act: what is asked of the server, how many columns. Empty places are counted where each list loads. */
const meta = preview.meta({
  title: 'screens/Constanten',
  component: Screen,
  tags: ['gedrag'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/segments' },
  globals: { role: 'SuperAdmin', mode: 'edit', viewport: { value: 'laptop' } },
});

/** What the calls to a list carry: page number × page size. */
const asked = new Map<string, Set<string>>();
const listen = ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => {
  asked.clear();
  msw.use(http.get('*/api/:resource', ({ request, params }) => {
    const { searchParams } = new URL(request.url);
    const of = asked.get(String(params.resource)) ?? new Set();
    asked.set(String(params.resource), of.add(`${searchParams.get('pageNumber') ?? '-'} × ${searchParams.get('pageSize')}`));
  }));
};

/** Opens a page and looks at its calls. */
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

export const Lookups = meta.story({
  name: 'Keuzelijsten van een product: 10.000',
  ...asks('/products/manage/1001', { Categories: '- × 10000', Tags: '- × 10000', Materials: '- × 10000', Customers: '- × 10000' }),
});
export const SegmentSelector = meta.story({
  name: 'Alle categorieën van een segment, en segmentkeuze: 10.000',
  args: { path: '/categories/segment/11' },
  beforeEach: listen,
  play: async ({ userEvent }) => {
    await waitFor(() => expect([...asked.get('Categories') ?? []]).toContain('- × 1000000'));
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

/** The columns in which the products of a category stand. */
export const Columns = meta.story({
  name: '5 kolommen op een laptop, 4 bij het bewerken',
  args: { path: '/products/category/130' },
  globals: { mode: 'presentation' },
  play: async ({ canvas, userEvent }) => {
    const columns = async (count: number) => {
      const list = await screen.findByRole('list', { name: /^Producten in category/ });
      await waitFor(() => expect(new Set([...list.children].map(card => Math.round(card.getBoundingClientRect().left))).size).toBe(count));
    };
    await columns(5);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bewerken' }));
    await columns(4);
  },
});
