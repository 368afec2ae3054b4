import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { MyCollections } from './MyCollections.tsx';

const collections = [
  { id: 21, name: 'Beurs Kortrijk', path: '/media/images/flag-1-1.jpg', productCount: 14, isPrivate: false },
  { id: 'b7', name: 'Horeca voorjaar', path: '/media/images/menu-7-1.png', productCount: 1, isPrivate: false },
  { id: 23, name: 'Nog leeg', path: null, productCount: 0, isPrivate: false },
];
const meta = preview.meta({
  title: 'people/MyCollections (mijn collecties)',
  component: MyCollections,
  args: { collections, hrefFor: (id: number | string) => `/collections/${id}`, onCreate: fn() },
  decorators: [withStoryLink],
  beforeEach: () => { opened.mockClear(); },
});

export const Default = meta.story({ name: 'Standaard' });

export const Opens = meta.story({
  name: 'Opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Mijn Collecties 3' })).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Horeca voorjaar 1 product' }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/b7');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A collection without products leads nowhere. */
export const EmptyCollection = meta.story({
  name: 'Lege collectie',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Nog leeg 0 producten' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog leeg: houd een product ingedrukt om het toe te voegen');
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  name: 'Leeg',
  args: { collections: [] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Mijn Collecties 0' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Je hebt nog geen collecties')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Mijn eerste collectie aanmaken' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

/** A ViewOnly makes none. */
export const EmptyWithoutCreating = meta.story({
  name: 'Leeg, als ViewOnly',
  args: { collections: [], onCreate: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Je hebt nog geen collecties')).toBeVisible());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const longest = [{ id: 1, name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie van Chocolaterie Vandenberghe', path: null, productCount: 1240, isPrivate: false }, ...collections];
export const OnPhone = meta.story({
  name: 'Gsm',
  args: { collections: longest },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
export const EmptyOnPhone = meta.story({ name: 'Leeg, gsm', args: { collections: [] }, globals: { viewport: { value: 'phone' } } });
export const OnStandingTablet = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
