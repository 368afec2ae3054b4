import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Customer {
  id: number;
  name: string;
  erpId: string;
  contact?: string | null;
}

const people = ['An Peeters', 'Bram De Smet', null, 'Carla Vermeulen', 'Dirk Maes', 'Els Willems', '', 'Filip Goossens', 'Greet Claes', 'Hans Jacobs'];
const companies = ['Bakkerij Noord', 'Vastgoed Leie', 'Stad aan Zee', 'Bouwgroep Terra', 'Branderij Oost', 'Fietsatelier', 'Tuincentrum Bos', 'Brasserie Lys', 'Zorggroep Anna', 'Studio Klei'];
const customers: Customer[] = companies.map((name, index) => ({ id: index + 1, name, erpId: `K-${1040 + index * 7}`, contact: people[index] }));
/** None, with the word for their type that the code of such a story needs. */
const nobody = Object.assign<Customer[], object>([], { toString: () => '[] as { id: number; name: string; erpId: string; contact?: string }[]' });
const longest: Customer = {
  id: 77, name: 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, ambachtelijke gelegenheidsverpakkingen Sint-Martens-Latem en omstreken', erpId: 'K-2026-CHOCOLATERIE-VANDENBERGHE-0001', contact: 'Marie-Antoinette Vandenberghe-Vanderstraeten, verantwoordelijke aankoop',
};

const onEdit = fn().mockName('onEdit');
const onRemove = fn().mockName('onRemove');
const rowActions = (customer: Customer) => [editAction.edit(() => onEdit(customer.id)), editAction.remove(() => onRemove(customer.id))];
const selection = (names: string[]) => ({ isSelecting: true, isSelected: ({ name }: Customer) => names.includes(name), onSelect: fn() });
const CustomerTable = DataTable<Customer>;

const meta = preview.meta({
  title: 'frame/DataTable (registertabel)',
  component: CustomerTable,
  argTypes: { emptyAction: { mapping: { 'met knop': <Button>Maak er een aan</Button> } }, selection: { mapping: { 'met vinkjes': selection(['Vastgoed Leie', 'Stad aan Zee']) } } },
  args: {
    caption: 'Klanten',
    items: customers,
    columns: [
      { key: 'name', header: 'Naam', render: (customer: Customer) => customer.name, width: '40%' },
      { key: 'erpId', header: 'Multipress klant code', render: (customer: Customer) => customer.erpId },
      { key: 'contact', header: 'Contactpersoon', render: (customer: Customer) => customer.contact },
    ],
    rowActions,
  },
  parameters: { layout: 'fullscreen' },
  // Under a header, as in the application: the column names stick beneath it.
  decorators: [Story => <div style={{ paddingTop: 64 }}><PageContainer><Story /></PageContainer></div>],
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => { onEdit.mockClear(); onRemove.mockClear(); },
});

const rowOf = (name: RegExp | string) => screen.getByRole('row', { name: typeof name === 'string' ? new RegExp(name) : name });
/** px of every row, bones included. */
const heights = (caption = 'Klanten') =>
  within(screen.getByRole('table', { name: caption })).getAllByRole('row', { hidden: true }).slice(1).map(row => row.offsetHeight);

export const Default = meta.story({ name: 'Standaard' });

export const NamesAndPresses = meta.story({
  name: 'Namen en acties',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Klanten' })).toBeVisible());
    await expect(canvas.getAllByRole('columnheader').map(header => header.textContent)).toEqual(['Naam', 'Multipress klant code', 'Contactpersoon', 'Acties']);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Stad aan Zee' })).toBeVisible());
    await waitFor(() => expect(within(rowOf('Stad aan Zee')).getByRole('cell', { name: '–' })).toBeVisible());
    await expect(new Set(heights())).toEqual(new Set([56]));
    const actions = within(rowOf('Vastgoed Leie')).getByRole('group', { name: 'Acties voor Vastgoed Leie' });
    await userEvent.click(within(actions).getByRole('button', { name: 'Bewerken' }));
    await expect(onEdit).toHaveBeenCalledWith(2);
    await userEvent.hover(within(actions).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Verwijderen'));
  },
});

/** Bones in the same cells: nothing moves when the items come. */
export const Loading = meta.story({
  name: 'Laadt',
  args: { items: nobody, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Klanten' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading item');
    await expect(heights()).toEqual(Array.from({ length: 5 }, () => 56));
    await expect(canvas.queryByText('Geen items gevonden')).not.toBeInTheDocument();
  },
});

/** The next page is on its way: this one stays and can still be read. */
export const Busy = meta.story({
  name: 'Volgende pagina onderweg',
  args: { isBusy: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Klanten' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByText('Bakkerij Noord')).toBeVisible());
    await waitFor(() => expect(Number(getComputedStyle(within(table).getAllByRole('rowgroup')[1]!).opacity)).toBeLessThan(0.9));
  },
});

export const Empty = meta.story({
  name: 'Leeg',
  args: { items: nobody },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen items gevonden')).toBeVisible());
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});
export const EmptyWithText = meta.story({
  name: 'Leeg, met eigen tekst',
  args: { items: nobody, emptyText: 'Geen gebruikers gevonden' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Geen gebruikers gevonden')).toBeVisible()); },
});

const reason = 'Niet beschikbaar';
export const DisabledWithReason = meta.story({
  name: 'Uitgeschakeld, met reden',
  args: { rowActions: customer => [editAction.edit(() => onEdit(customer.id)), editAction.remove(() => onRemove(customer.id), customer.id === 1 ? { disabledReason: reason } : {})] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(rowOf('Bakkerij Noord')).getByRole('button', { name: 'Verwijderen' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(reason));
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).not.toHaveBeenCalled();
  },
});

/** The row answers to a press anywhere but on its buttons; its name does so by keyboard. */
export const Pressable = meta.story({
  name: 'Aanklikbare rij',
  tags: ['gedrag'],
  args: { onRowPress: fn().mockName('onRowPress') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('cell', { name: 'K-1047' }));
    await expect(args.onRowPress).toHaveBeenLastCalledWith(customers[1]);
    canvas.getByRole('button', { name: 'Stad aan Zee' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowPress).toHaveBeenLastCalledWith(customers[2]);
    await userEvent.click(within(rowOf('Studio Klei')).getByRole('button', { name: 'Verwijderen' }));
    await expect(onRemove).toHaveBeenCalledWith(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Bakkerij Noord' }));
    await expect(args.onRowPress).toHaveBeenCalledTimes(3);
  },
});

export const Ticked = meta.story({ name: 'Met vinkjes', args: { selection: selection(['Vastgoed Leie', 'Stad aan Zee']) } });
export const TickedOnAPhone = meta.story({ name: 'Met vinkjes, gsm', args: { items: [longest, ...customers.slice(0, 3)], selection: selection([longest.name]) }, globals: { viewport: { value: 'phone' } } });

const Selecting = (props: DataTableProps<Customer>) => {
  const [ids, setIds] = useState<number[]>([]);
  const onSelect = (item: Customer, isRange: boolean) => {
    props.selection?.onSelect(item, isRange);
    setIds(now => (now.includes(item.id) ? now.filter(id => id !== item.id) : [...now, item.id]));
  };
  return <CustomerTable {...props} selection={{ isSelecting: ids.length > 0, isSelected: ({ id }) => ids.includes(id), onSelect }} />;
};

/** By keyboard and by pointer; once something is chosen a press anywhere on a row ticks it. */
export const Ticks = meta.story({
  name: 'Aankruisen, ook met Shift',
  tags: ['gedrag'],
  args: { selection: selection([]), onRowPress: fn().mockName('onRowPress') },
  render: args => <Selecting {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    box('Bakkerij Noord').focus();
    await userEvent.keyboard(' ');
    await expect(box('Bakkerij Noord')).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowDown}');
    await expect(box('Bouwgroep Terra')).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('cell', { name: 'K-1075' }));
    await expect(box('Fietsatelier')).toBeChecked();
    await userEvent.click(canvas.getByText('Stad aan Zee'));
    await expect(box('Stad aan Zee')).not.toBeChecked();
    await userEvent.click(canvas.getByText('Stad aan Zee'));
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Brasserie Lys'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.selection!.onSelect).toHaveBeenLastCalledWith(customers[7], true);
    await userEvent.click(within(rowOf('Studio Klei')).getByRole('button', { name: 'Verwijderen' }));
    await expect(box('Studio Klei')).not.toBeChecked();
  },
});

export const WithoutActions = meta.story({
  name: 'Zonder acties',
  args: { rowActions: undefined, columns: [{ key: 'name', header: 'Naam', render: customer => customer.name }] },
  play: async ({ canvas }) => { await expect(canvas.getAllByRole('columnheader')).toHaveLength(1); },
});
export const OneColumn = meta.story({ name: 'Eén kolom', args: { columns: [{ key: 'name', header: 'Naam', render: customer => customer.name }] } });

/** Two lines of text still make a row of 56 px. */
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { items: [longest, ...customers.slice(0, 3)] },
  play: async ({ canvas }) => {
    await expect(heights()).toEqual([56, 56, 56, 56]);
    await waitFor(() => expect(canvas.getByTitle(longest.name)).toBeVisible());
  },
});

/** The names of the columns stay in sight. */
export const StickyHead = meta.story({
  name: 'Vaste kolomkoppen',
  tags: ['gedrag'],
  render: args => <div style={{ height: 1600 }}><CustomerTable {...args} items={[...customers, ...customers.map(customer => ({ ...customer, id: customer.id + 10 }))]} /></div>,
  play: async ({ canvas }) => {
    window.scrollTo(0, 500);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Naam' }).getBoundingClientRect().top).toBe(64));
  },
});

/** Each row is a card; it is still a table for who hears it. */
export const Phone = meta.story({
  name: 'Gsm',
  args: { items: [longest, ...customers] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const row = rowOf('Bakkerij Noord');
    await waitFor(() => expect(within(row).getByText('Contactpersoon')).toBeVisible());
    await waitFor(() => expect(within(row).getByRole('cell', { name: 'An Peeters' })).toBeVisible());
    await userEvent.click(within(row).getByRole('button', { name: 'Verwijderen' }));
    await expect(onRemove).toHaveBeenCalledWith(1);
  },
});

export const PhoneLoading = meta.story({
  name: 'Laadt, gsm',
  args: { items: nobody, isLoading: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(new Set(heights()).size).toBe(1); },
});
/** A card of bones is as high as a card. */
export const PhoneSameHeight = meta.story({
  name: 'Laadt even hoog, gsm',
  tags: ['gedrag'],
  globals: { viewport: { value: 'phone' } },
  render: args => <><CustomerTable {...args} items={customers.slice(0, 1)} /><CustomerTable {...args} items={[]} caption="Op komst" isLoading /></>,
  play: async () => { await expect(new Set(heights('Op komst'))).toEqual(new Set(heights('Klanten'))); },
});
export const PhoneManyActions = meta.story({
  name: 'Veel acties, gsm',
  args: { rowActions: customer => [...rowActions(customer), editAction.hide(() => undefined), editAction.copy(() => undefined)] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(within(rowOf('Bakkerij Noord')).getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(['Bewerken', 'Meer acties']);
  },
});

/** Five columns in 820 px: cards, and no name is broken in the middle of a word. */
export const TabletPortrait = meta.story({
  name: 'Tablet staand',
  args: { columns: [
    { key: 'name', header: 'Gebruikersnaam', render: customer => customer.name },
    { key: 'email', header: 'E-mail', render: customer => `${customer.erpId.toLowerCase()}@drukkerij-van-hoorebeke.be`, width: '30%' },
    { key: 'phone', header: 'Telefoon', render: () => '+32 9 123 45 67' },
    { key: 'role', header: 'Rol', render: () => 'SuperAdmin' },
  ] },
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
    for (const role of canvas.getAllByText('SuperAdmin')) await expect(role.getClientRects()).toHaveLength(1);
    await expect(new Set(canvas.getAllByText('SuperAdmin').map(role => role.offsetHeight))).toEqual(new Set([20]));
    const [first, second] = canvas.getAllByRole('rowheader').map(header => header.getBoundingClientRect().top);
    await expect(second).toBe(first);
  },
});
