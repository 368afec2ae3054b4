import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { FilterButton, LazyFilterPanel } from './FilterButton.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { countFilters } from './countFilters.ts';

const names = (list: string[]) => list.map((name, index) => ({ id: index + 1, name }));
const groups = [
  { key: 'collections', options: names(['Beurs Kortrijk', 'Horeca voorjaar', 'Verpakking Branderij Oost']) },
  { key: 'categories', options: names(['Affiches', 'Brochures', 'Dozen', 'Flyers', 'Menukaarten', 'Roll-ups', 'Stickers', 'Visitekaartjes']) },
  { key: 'tags', options: names(['Buiten', 'Duurzaam', 'Festival', 'Foliedruk', 'Gerecycleerd', 'Horeca', 'Letterpers', 'Mat', 'Premium', 'Snel', 'Spotvernis', 'Zéér groot', 'Waterproof']) },
];

/** The button and the panel, as a list page has them. */
const Page = ({ value: start, onChange, isOpenAtFirst = true, onClose, ...rest }: FilterPanelProps & { isOpenAtFirst?: boolean }) => {
  const [value, setValue] = useKept(start);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const change = (next: typeof value) => { setValue(next); onChange(next); };
  return (
    <>
      <FilterButton count={countFilters(value)} isOpen={isOpen} onClick={() => setOpen(true)} />
      {isOpen && <LazyFilterPanel {...rest} value={value} onChange={change} onClose={() => { setOpen(false); onClose(); }} />}
    </>
  );
};

const meta = preview.meta({
  title: 'frame/FilterPanel (filters)',
  component: FilterPanel,
  args: { groups, value: {}, onChange: fn(), onClose: fn(), status: 'ready' as const, onRetry: fn() },
  render: args => <Page {...args} />,
  globals: { viewport: { value: 'tablet' } },
});

export const Default = meta.story({ name: 'Standaard' });

export const AppliesAtOnce = meta.story({
  name: 'Filtert meteen',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Affiches' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ categories: [1] }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Festival' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ categories: [1], tags: [3] }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Affiches' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ tags: [3] }));
    await userEvent.click(panel.getByRole('button', { name: 'Wis filters' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({}));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Festival' })).not.toBeChecked());
  },
});

/** An address may still name it. */
export const OptionIsGone = meta.story({
  name: 'Keuze die niet meer bestaat',
  tags: ['gedrag'],
  args: { value: { tags: [99] } },
  play: async ({ userEvent, args }) => {
    const gone = await screen.findByRole('checkbox', { name: 'Niet meer in de lijst' });
    await expect(gone).toBeChecked();
    await userEvent.click(gone);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({}));
    await waitFor(() => expect(gone).not.toBeChecked());
    await expect(gone).toHaveFocus();
  },
});

/** A tick shows before the list is asked for; what is ticked in the same moment counts as well. */
export const TwoAtOnce = meta.story({
  name: 'Twee in één keer',
  tags: ['gedrag'],
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const boxes = ['Affiches', 'Festival'].map(name => panel.getByRole('checkbox', { name }));
    for (const box of boxes) box.click();
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const box of boxes) await expect(box).toBeChecked();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ categories: [1], tags: [3] }));
    for (const box of boxes) await expect(box).toBeChecked();
  },
});

/** What is cleared after a tick stays cleared, however soon after it. */
export const TickedAndCleared = meta.story({
  name: 'Aangevinkt en meteen gewist',
  tags: ['gedrag'],
  args: { value: { tags: [3] } },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    panel.getByRole('checkbox', { name: 'Affiches' }).click();
    panel.getByRole('button', { name: 'Wis filters' }).click();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(panel.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument());
  },
});

export const OpensAndReturnsFocus = meta.story({
  name: 'Opent en geeft de focus terug',
  tags: ['gedrag'],
  args: { value: { categories: [1], tags: ['3'] } },
  render: args => <Page {...args} isOpenAtFirst={false} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Filters · 2' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(within(panel).getByRole('checkbox', { name: 'Festival' })).toBeChecked();
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(panel).getByRole('button', { name: 'Toon resultaten' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Chosen = meta.story({ name: 'Gekozen', args: { value: { categories: [1], tags: [3, 7] } } });

export const Collapses = meta.story({
  name: 'Klapt in',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(panel.getByText('Categorieën'));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Affiches' })).not.toBeVisible());
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Festival' })).toBeVisible());
  },
});

export const SearchesInAGroup = meta.story({
  name: 'Zoekt in een groep',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const box = panel.getByRole('searchbox', { name: 'Zoek in tags' });
    await userEvent.type(box, 'zeer');
    await expect(within(panel.getByRole('group', { name: 'Tags' })).getAllByRole('checkbox')).toHaveLength(1);
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Zéér groot' })).toBeVisible());
    await userEvent.type(box, 'xyz');
    await waitFor(() => expect(panel.getByText('Niets gevonden')).toBeVisible());
  },
});

export const ThousandsOfOptions = meta.story({
  name: 'Duizenden opties',
  tags: ['gedrag'],
  args: { groups: [{ key: 'tags', options: Array.from({ length: 5000 }, (_, index) => ({ id: `t${index}`, name: `Tag ${index}` })) }], value: { tags: ['t4321'] } },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(panel.getByRole('checkbox', { name: 'Tag 4321' })).toBeChecked();
    await expect(panel.getAllByRole('checkbox')).toHaveLength(51);
    await waitFor(() => expect(panel.getByText('Nog 4949 andere: zoek op naam.')).toBeVisible());
    await userEvent.type(panel.getByRole('searchbox', { name: 'Zoek in tags' }), '4999');
    await expect(panel.getAllByRole('checkbox')).toHaveLength(1);
  },
});

export const UnknownGroup = meta.story({
  name: 'Onbekende groep',
  args: { groups: [{ key: 'customers', options: names(['Bakkerij Noord']) }, { key: 'lakken', options: names(['Mat']) }] },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('group', { name: 'Lakken' })).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Klanten' })).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Laadt', args: { status: 'loading', groups: [] } });
export const Empty = meta.story({ name: 'Leeg', args: { groups: [] } });

export const Failed = meta.story({
  name: 'Mislukt',
  args: { status: 'failed', groups: [] },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByText('Filters konden niet geladen worden.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const ClosesOutside = meta.story({
  name: 'Sluit bij klik ernaast',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(panel).getByRole('heading', { name: 'Filters' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(panel.parentElement!.parentElement!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { groups: [{ key: 'tags', options: names(['Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines', 'Gelegenheidsverpakkingenassortiment'.repeat(2), 'Mat']) }], value: { tags: [1, 2] } },
  globals: { viewport: { value: 'phone' } },
});
export const OnPhone = Chosen.extend({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const OnStandingTablet = Chosen.extend({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
