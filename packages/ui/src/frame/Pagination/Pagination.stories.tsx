import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const Kept = ({ page: start, onPage, ...rest }: PaginationProps) => {
  const [page, setPage] = useKept(start);
  return <Pagination {...rest} page={page} onPage={next => { setPage(next); onPage(next); }} />;
};

const meta = preview.meta({
  title: 'frame/Pagination (paginering)',
  component: Pagination,
  parameters: { layout: 'fullscreen' },
  decorators: [Story => <PageContainer><Story /></PageContainer>],
  args: { page: 1, pageSize: 12, totalCount: 248, totalPages: 21, onPage: fn() },
  render: args => <Kept {...args} />,
});

export const Default = meta.story({ name: 'Standaard' });

export const GoesOn = meta.story({
  name: 'Gaat verder',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Paginering' })).toHaveTextContent('1-12 van 248');
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(canvas.getByText('13-24 van 248')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina 21' }));
    await waitFor(() => expect(canvas.getByText('241-248 van 248')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Pagina 21' })).toHaveAttribute('aria-current', 'page');
  },
});

export const FirstPage = meta.story({
  name: 'Eerste pagina',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const previous = canvas.getByRole('button', { name: 'Vorige' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPage).not.toHaveBeenCalled();
  },
});

export const LastPage = meta.story({ name: 'Laatste pagina', args: { page: 21 } });
export const MiddlePage = meta.story({ name: 'Middelste pagina', args: { page: 11 } });
export const OnePage = meta.story({ name: 'Eén pagina', args: { totalCount: 9, totalPages: 1 } });
/** Nothing arrived: a range of nothing says nothing. */
export const Empty = meta.story({ name: 'Voorbij de laatste pagina', args: { page: 99, totalCount: 60, totalPages: 5, itemCount: 0 }, play: async ({ canvas }) => { await expect(canvas.queryByText(/ van /)).not.toBeInTheDocument(); } });
export const Loading = meta.story({ name: 'Laadt', args: { page: 2, isLoading: true } });

export const OnPhone = meta.story({
  name: 'Gsm',
  args: { page: 9, totalCount: 100_000, totalPages: 8334 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pagina 9' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('97-108 van 100000')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
export const Narrowest = meta.story({
  name: 'Smalste gsm',
  args: { page: 11 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [previous, range, next] = [canvas.getByRole('button', { name: 'Vorige' }), canvas.getByText('121-132 van 248'), canvas.getByRole('button', { name: 'Volgende' })].map(each => each.getBoundingClientRect());
    await expect(range!.left).toBeGreaterThan(previous!.right);
    await expect(next!.left).toBeGreaterThan(range!.right);
  },
});

export const OnTablet = meta.story({ name: 'Tablet staand', args: { page: 11 }, globals: { viewport: { value: 'tabletPortrait' } } });
