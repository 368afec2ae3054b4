import { useState, type ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longest, poster as product, withStoryLink } from '../../testing/catalogue.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { Choosable, type ChoosableProps } from './Choosable.tsx';
import { HoverTick } from './HoverTick.tsx';

const card = (view: 'grid' | 'list' = 'grid') => <ProductCard product={product} href="/products/1" view={view} />;

const meta = preview.meta({
  title: 'tiles/Choosable (aankruiskaart)',
  component: Choosable,
  tags: ['nieuw', '!stabiel'],
  args: { name: product.name, isChosen: false, onChoose: fn(), children: card() },
  argTypes: { children: { mapping: { kaart: card(), rij: card('list') } } },
  decorators: [(Story: ComponentType, { args }: { args: Partial<ChoosableProps> }) => <div style={{ maxWidth: args.view === 'list' ? 640 : 280 }}><Story /></div>, withStoryLink],
});

export const Default = meta.story({ name: 'Standaard' });
export const Chosen = meta.story({
  name: 'Gekozen',
  args: { isChosen: true },
  play: async ({ canvas }) => { await expect(canvas.getByRole('checkbox', { name: product.name })).toBeChecked(); },
});
export const InAList = meta.story({ name: 'Rij', args: { view: 'list', children: card('list') } });
export const ChosenInAList = meta.story({ name: 'Rij, gekozen', args: { view: 'list', isChosen: true, children: card('list') } });

const Working = (props: ChoosableProps) => {
  const [isChosen, setChosen] = useState(false);
  return <Choosable {...props} isChosen={isChosen} onChoose={isRange => { props.onChoose(isRange); setChosen(!isChosen); }} />;
};

/** A press anywhere on the card ticks it; with Shift it tells that a range is meant, by mouse and by key. */
export const Presses = meta.story({
  name: 'Aankruisen, ook met Shift',
  tags: ['gedrag'],
  render: args => <Working {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: product.name });
    // What lies under it cannot be reached.
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(box);
    await expect(args.onChoose).toHaveBeenLastCalledWith(false);
    await expect(box).toBeChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box);
    await userEvent.keyboard('{/Shift}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(true);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(args.onChoose).toHaveBeenLastCalledWith(false);
    await expect(box).toBeChecked();
  },
});

/** The words of a segment or a category stand low on the picture: the tick stands high. */
export const OfASegment = meta.story({
  name: 'Segment, gekozen',
  args: { kind: 'segment', isChosen: true, name: 'Horeca', children: <Tile kind="segment" name="Horeca" path="/media/images/poster-2-1.png" href="/categories/segment/1" /> },
});

/** Before anything is chosen: beside the card, for a mouse that rests on it and for the focus. */
export const OnHover = meta.story({
  name: 'Vinkje bij aanwijzen',
  tags: ['geen-beeld'],
  render: args => <div style={{ position: 'relative' }}>{card()}<HoverTick name={args.name} onPress={() => args.onChoose(false)} /></div>,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: product.name });
    await expect(getComputedStyle(box).opacity).toBe('0');
    await userEvent.hover(canvas.getByRole('link'));
    await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(box).opacity).toBe('1'));
    await userEvent.click(box);
    await expect(args.onChoose).toHaveBeenCalledWith(false);
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { name: longest.name, isChosen: true, children: <ProductCard product={longest} href="/products/1" /> },
});
export const Touch = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => { await expect(canvas.getByRole('checkbox').offsetHeight).toBeGreaterThan(44); },
});
