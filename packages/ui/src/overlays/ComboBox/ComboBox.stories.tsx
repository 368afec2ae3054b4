import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { useKept } from '../../testing/useKept.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const customers = ['Stad aan Zee', 'Brouwerij De Hoppebel', 'Café ’t Pleintje', 'Chocolaterie Étoile', 'Museum Dhondt', 'Theater De Vlieger', 'Zwembad Het Zilte'].map((name, index) => ({ id: index + 1, name }));
const tags = ['Festival', 'Spotvernis', 'Buiten', 'Étalage', 'Recyclage', 'Zomer', 'Feestdagen', 'Beurs', 'Nieuw', 'Actie', 'Opening', 'Winter'].map((name, index) => ({ id: `t${index + 1}`, name }));
const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({ id: index, name: `Klant ${String(index).padStart(5, '0')} ${['Peeters', 'Janssens', 'Maes', 'Jacobs', 'Mertens'][index % 5]!}` }));

/** Holds the choice, as a form does. */
const Held = (props: ComboBoxProps) => {
  const [value, setValue] = useKept(props.value);
  return <ComboBox {...props} value={value} onChange={ids => { setValue(ids); props.onChange(ids); }} />;
};

const creation = { label: 'Nieuwe klant …', open: fn((typed: string, onMade: (made: { id?: number; name: string }) => void) => onMade({ id: 99, name: typed })) };

const meta = preview.meta({
  title: 'overlays/ComboBox (keuzelijst)',
  component: ComboBox,
  argTypes: { creation: { mapping: { 'met nieuwe klant': creation } }, known: { mapping: { 'Stad aan Zee': [{ id: 1, name: 'Stad aan Zee' }] } } },
  args: { label: 'Klant', options: customers, value: [1], onChange: fn(), onRetry: fn() },
  decorators: [Story => <div style={{ maxWidth: 440, minHeight: 380 }}><Story /></div>],
  render: args => <Held {...args} />,
});

const options = () => screen.getAllByRole('option').map(option => option.textContent);
/** Of the list, which is placed a moment after it was asked for. */
const pointsAt = (input: HTMLElement, name: string) => waitFor(() => expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(name));

export const Default = meta.story({ name: 'Standaard' });
export const SeveralChosen = meta.story({ name: 'Meer gekozen', args: { label: 'Tags', options: tags, value: ['t1', 't2', 't3'], isMultiple: true, isOptional: true } });

export const ChosenByPress = meta.story({
  name: 'Gekozen met een klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await expect(input).toHaveValue('Stad aan Zee');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(options()).toHaveLength(7));
    await expect(screen.getByRole('option', { name: 'Stad aan Zee' })).toHaveAttribute('aria-selected', 'true');
    const marked = screen.getAllByRole('option').filter(option => option.querySelector('svg'));
    await expect(marked.map(option => option.textContent)).toEqual(['Stad aan Zee']);
    await userEvent.click(await screen.findByRole('option', { name: 'Museum Dhondt' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([5]);
    await expect(input).toHaveValue('Museum Dhondt');
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Open = meta.story({ name: 'Open (dropdown)', play: async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole('combobox')); } });

export const OpensAtTheChoice = meta.story({
  name: 'Opent bij de keuze',
  tags: ['gedrag'],
  args: { options: tenThousand.slice(0, 40), value: [30] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    const chosen = screen.getByRole('option', { name: 'Klant 00030 Peeters' });
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(chosen.getBoundingClientRect().bottom));
    await expect(list.getBoundingClientRect().top).toBeLessThanOrEqual(chosen.getBoundingClientRect().top);
  },
});

export const Empty = meta.story({
  name: 'Leeg',
  args: { value: [], placeholder: 'Kies een klant' },
  play: async ({ canvas }) => { await expect(canvas.getByPlaceholderText('Kies een klant')).toHaveValue(''); },
});

export const FoundByTyping = meta.story({
  name: 'Gevonden door te typen',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument(); // Passing through opens nothing.
    await userEvent.keyboard('etoi'); // What was chosen is selected: typing replaces it.
    await waitFor(() => expect(options()).toEqual(['Chocolaterie Étoile']));
    await pointsAt(input, 'Chocolaterie Étoile');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Chocolaterie Étoile');
    await expect(args.onChange).toHaveBeenLastCalledWith([4]);
  },
});

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await pointsAt(input, 'Stad aan Zee');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await pointsAt(input, 'Café ’t Pleintje');
    await userEvent.keyboard('{ArrowUp}');
    await pointsAt(input, 'Brouwerij De Hoppebel');
    await userEvent.keyboard('{End}');
    await pointsAt(input, 'Zwembad Het Zilte');
    await userEvent.keyboard('{ArrowDown}');
    await pointsAt(input, 'Stad aan Zee');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await pointsAt(input, 'Stad aan Zee');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await pointsAt(input, 'Zwembad Het Zilte');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([7]);
  },
});

export const EscapeKeepsTheChoice = meta.story({
  name: 'Escape houdt de keuze',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.click(input);
    await userEvent.keyboard('brou{Escape}');
    await expect(input).toHaveValue('Stad aan Zee');
    await userEvent.keyboard('brou');
    await userEvent.tab();
    await expect(input).toHaveValue('Stad aan Zee');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EmptiedIsNoChoice = meta.story({
  name: 'Leeggemaakt is geen keuze',
  tags: ['gedrag'],
  args: { isOptional: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: /^Klant/ });
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
});

export const TypedInFull = meta.story({
  name: 'Volledig getypt',
  tags: ['gedrag'],
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.type(input, 'museum dhondt');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith([5]);
    await userEvent.clear(input);
    await userEvent.type(input, 'stad aan zee');
    await expect(await screen.findByRole('option', { name: 'Stad aan Zee' })).toBeVisible();
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith([1]);
    await expect(input).toHaveValue('Stad aan Zee');
  },
});

export const NothingFound = meta.story({
  name: 'Niets gevonden',
  args: { value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Klant' }), 'xyz');
    await waitFor(() => expect(screen.getByText('Niets gevonden voor “xyz”')).toBeVisible());
  },
});

export const NothingFoundKeepsTheChoice = meta.story({
  name: 'Niets gevonden houdt de keuze',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.click(input);
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('Niets gevonden voor “xyz”')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('Stad aan Zee');
  },
});

export const Several = meta.story({
  name: 'Meer gekozen en gewist',
  tags: ['gedrag'],
  args: { label: 'Tags', options: tags, value: ['t1', 't2'], isMultiple: true, isOptional: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: /^Tags/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Festival' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['t2']);
    await expect(canvas.getByRole('button', { name: 'Verwijder Spotvernis' })).toHaveFocus();
    await userEvent.click(input);
    await userEvent.keyboard('etal{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['t2', 't4']);
    await expect(input).toHaveValue('');
    await expect(await screen.findByRole('option', { name: 'Étalage' })).toHaveAttribute('aria-selected', 'true'); // It stays open for more.
    await userEvent.click(await screen.findByRole('option', { name: 'Beurs' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['t2', 't4', 't8']);
    await userEvent.click(await screen.findByRole('option', { name: 'Étalage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['t2', 't8']);
    await expect(input).toHaveFocus();
    await fireEvent.keyDown(input, { key: 'Backspace', repeat: true }); // Held to empty the field, it stops there.
    await expect(args.onChange).toHaveBeenLastCalledWith(['t2', 't8']);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['t2']);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ChipsByKeyboard = meta.story({
  name: 'Labels met het toetsenbord',
  tags: ['gedrag'],
  args: { label: 'Tags', options: tags, value: ['t1', 't2', 't3'], isMultiple: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toHaveFocus(); // One stop, however many chips.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Verwijder Spotvernis' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['t1', 't3']);
    await expect(canvas.getByRole('button', { name: 'Verwijder Buiten' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toHaveFocus();
  },
});

/** Chips that fill a row leave no row behind that holds nothing, and a press does not make one; what is typed may take one. */
export const NoEmptyRow = meta.story({
  name: 'Geen lege rij',
  tags: ['gedrag'],
  args: { label: 'Tags', options: tags, value: ['t1', 't2', 't3'], isMultiple: true },
  render: args => <div data-testid="kader"><Held {...args} /></div>,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    const widthsWhere = (isWrong: () => boolean) => Array.from({ length: 241 }, (_, at) => 440 - at).filter(width => {
      canvas.getByTestId('kader').style.width = `${width}px`;
      return isWrong();
    });
    const isBelowTheLast = () => input.getBoundingClientRect().top >= canvas.getByText('Buiten').getBoundingClientRect().bottom;
    await expect(widthsWhere(isBelowTheLast)).toEqual([]);
    await userEvent.click(input);
    await expect(widthsWhere(isBelowTheLast)).toEqual([]);
    await userEvent.type(input, 'buitenreclame');
    await expect(widthsWhere(() => input.scrollWidth > input.clientWidth)).toEqual([]);
  },
});

/** Ids from a form are text, ids from a server may be numbers. */
export const IdsAsText = meta.story({
  name: 'Nummers als tekst',
  tags: ['gedrag'],
  args: { label: 'Klanten', value: ['2', 5], isMultiple: true },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijder Brouwerij De Hoppebel' })).toBeVisible());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Klanten' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Brouwerij De Hoppebel' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([5]);
  },
});

export const TenThousand = meta.story({
  name: 'Tienduizend keuzes',
  tags: ['gedrag'],
  args: { options: tenThousand, value: [9_876] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.click(input);
    await waitFor(() => expect(options()).toHaveLength(100));
    await waitFor(() => expect(options()[0]).toBe('Klant 09876 Janssens'));
    await expect(screen.getByText('Nog 9900 resultaten, typ verder om te verfijnen')).toBeInTheDocument();
    await userEvent.keyboard('maes');
    await waitFor(() => expect(options()).toHaveLength(100));
    await expect(screen.getByText('Nog 1900 resultaten, typ verder om te verfijnen')).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.keyboard('09999');
    await waitFor(() => expect(options()).toEqual(['Klant 09999 Mertens']));
  },
});

export const Loading = meta.story({
  name: 'Laadt',
  args: { options: [], known: [{ id: 1, name: 'Stad aan Zee' }], status: 'loading', creation },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await expect(input).toHaveValue('Stad aan Zee');
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByText('De lijst wordt geladen …')).toBeVisible());
    // It may be in the list that is on its way: it is not made again, and what is typed stays.
    await userEvent.keyboard('Brouwerij{Enter}');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await expect(input).toHaveValue('Brouwerij');
    await expect(args.creation!.open).not.toHaveBeenCalled();
  },
});

export const LeftWhileLoading = meta.story({
  name: 'Verlaten voor de lijst er is',
  tags: ['gedrag'],
  args: { status: 'loading' },
  render: function Late(args) {
    const [isReady, setReady] = useState(false);
    return <><ComboBox {...args} status={isReady ? 'ready' : args.status} options={isReady ? args.options : []} /><button type="button" onClick={() => setReady(true)}>De lijst is er</button></>;
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.type(input, args.options[1]!.name);
    await userEvent.tab();
    // The button in a list that failed comes first.
    if (args.status === 'failed') await userEvent.tab();
    await expect(input).toHaveValue(args.options[1]!.name);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'De lijst is er' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([args.options[1]!.id]));
  },
});

export const LeftWhileFailed = LeftWhileLoading.extend({ name: 'Verlaten na een mislukte lijst', args: { status: 'failed' } });

export const Failed = meta.story({
  name: 'Mislukt',
  args: { options: [], known: [{ id: 1, name: 'Stad aan Zee' }], status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Klant' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument(); // Silent (specification §8).
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByText('De lijst kon niet geladen worden.')).toBeVisible());
    await userEvent.tab();
    const retry = screen.getByRole('button', { name: 'Opnieuw proberen' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Stad aan Zee');
  },
});

export const NothingToChoose = meta.story({
  name: 'Niets te kiezen',
  args: { options: [], value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Klant' }));
    await waitFor(() => expect(screen.getByText('Er is nog niets om te kiezen.')).toBeVisible());
  },
});

const Emptied = (props: ComboBoxProps) => {
  const [isGone, setGone] = useState(false);
  return <><Held {...props} options={isGone ? [] : props.options} /><Button onClick={() => setGone(true)}>Verwijder alles</Button></>;
};

/** What was chosen here and is deleted by somebody else keeps its name, and says that it is gone. */
export const ChosenAndGone = meta.story({
  name: 'Gekozen en intussen verwijderd',
  tags: ['gedrag'],
  args: { value: [] },
  render: args => <Emptied {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.click(box);
    const first = (await screen.findAllByRole('option'))[0]!;
    const { textContent: name } = first;
    await userEvent.click(first);
    await expect(box).toHaveValue(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder alles' }));
    await expect(box).toHaveValue(`${name} (bestaat niet meer)`);
  },
});

export const UnknownId = meta.story({
  name: 'Onbekende keuze',
  args: { label: 'Tags', options: tags, value: ['weg'], isMultiple: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Onbekend (weg)')).toBeVisible()); },
});

export const WithError = meta.story({
  name: 'Met fout',
  args: { value: [], error: 'Het is verplicht om een klant te kiezen voor het product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Het is verplicht om een klant te kiezen voor het product');
  },
});

export const Disabled = meta.story({
  name: 'Uitgeschakeld',
  args: { label: 'Tags', options: tags, value: ['t1'], isMultiple: true, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Verwijder Festival' })).toBeDisabled();
  },
});

/** The list stands above the dialog, and Escape closes it alone. */
export const InADialog = meta.story({
  name: 'In een venster',
  tags: ['gedrag'],
  args: { label: 'Tags', options: tags, value: ['t1'], isMultiple: true },
  render: args => <FormDialog title="Product aanpassen" isDirty={false} onClose={args.onRetry ?? fn()}><Held {...args} /></FormDialog>,
  play: async ({ userEvent, args }) => {
    const input = await screen.findByRole('combobox', { name: 'Tags' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('beu');
    const option = await screen.findByRole('option', { name: 'Beurs' });
    const { left, top, width, height } = option.getBoundingClientRect();
    await expect(option.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith(['t1', 't8']);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  globals: { viewport: { value: 'phone' } },
});

const long = 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines en andere zoetigheden uit de streek';
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { label: 'Categorieën', isMultiple: true, isOptional: true, options: [...tags, { id: 'l', name: long }], value: ['l', ...tags.map(({ id }) => id)] },
  play: async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole('combobox')); },
  globals: { viewport: { value: 'phone' } },
});

/** The last row makes what is missing; it stays in sight however long the list is. */
export const CanCreate = meta.story({
  name: 'Met een nieuwe',
  args: { options: tenThousand.slice(0, 60), creation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Nieuwe klant …' })).toBeVisible());
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(screen.getByRole('option', { name: 'Nieuwe klant …' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
  },
});

export const NothingFoundCanCreate = meta.story({
  name: 'Niets gevonden, met een nieuwe',
  args: { value: [], creation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    const [note, create] = [await screen.findByText('Niets gevonden voor “xyz”'), screen.getByRole('option', { name: 'Nieuwe klant …' })].map(one => one.getBoundingClientRect()) as [DOMRect, DOMRect];
    // The word, then what can be done about it, and nothing between them.
    await expect(create.top).toBeCloseTo(note.bottom, 0);
  },
});

export const CreatedFromWhatWasTyped = meta.story({
  name: 'Gemaakt van wat getypt was',
  tags: ['gedrag'],
  args: { value: ['t1'], label: 'Tags', options: tags, isMultiple: true, creation: { ...creation, label: 'Nieuwe tag …' } },
  play: async ({ canvas, userEvent, args }) => {
    creation.open.mockClear();
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.click(input);
    await userEvent.keyboard('zomer');
    await waitFor(() => expect(options()).toEqual(['Zomer'])); // It exists: no second one.
    await userEvent.keyboard('s goud');
    await waitFor(() => expect(options()).toEqual(['Nieuwe tag …']));
    await pointsAt(input, 'Nieuwe tag …');
    await userEvent.keyboard('{Enter}');
    await expect(creation.open).toHaveBeenCalledOnce();
    await expect(creation.open).toHaveBeenLastCalledWith('zomers goud', expect.any(Function));
    await expect(args.onChange).toHaveBeenLastCalledWith(['t1', 99]);
    await expect(canvas.getByRole('button', { name: 'Verwijder zomers goud' })).toBeVisible();
    await expect(input).toHaveFocus();
  },
});

/** Its dialog was closed while the server lasted, and another was chosen since. */
export const CreatedTooLate = meta.story({
  name: 'Te laat gemaakt',
  tags: ['gedrag'],
  args: { creation },
  play: async ({ canvas, userEvent, args }) => {
    creation.open.mockImplementationOnce(() => {});
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('Bakkerij Nieuw{Enter}');
    const onMade = creation.open.mock.lastCall![1];
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Museum Dhondt' }));
    onMade({ id: 98, name: 'Bakkerij Nieuw' });
    // What is made after it, in time, is chosen: so the first one was heard by then.
    await userEvent.tripleClick(input);
    await userEvent.keyboard('Kapper Nieuw{Enter}');
    await waitFor(() => expect(input).toHaveValue('Kapper Nieuw'));
    await expect(args.onChange).toHaveBeenCalledWith([5]);
    await expect(args.onChange).not.toHaveBeenCalledWith([98]);
  },
});

/** What is made joins the options, as the server lists it, and may be undone. */
const WithNew = ({ tellsId, ...args }: ComboBoxProps & { tellsId: boolean }) => {
  const [all, setAll] = useState(args.options);
  const open = (typed: string, onMade: (made: { id?: number; name: string }) => void) => {
    onMade({ ...(tellsId && { id: 77 }), name: typed });
    setAll(now => [...now, { id: 77, name: typed }]);
  };
  return (
    <>
      <Held {...args} options={all} creation={{ label: 'Nieuwe …', open }} />
      <Button onClick={() => setAll(args.options)}>Maak ongedaan</Button>
    </>
  );
};

/** A server that tells no id of a new one: it is found by its name, once the list holds it. */
export const CreatedWithoutAnId = meta.story({
  name: 'Gemaakt zonder nummer',
  tags: ['gedrag'],
  args: { value: [] },
  render: args => <WithNew {...args} tellsId={false} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Bakkerij Nieuw{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([77]));
    await expect(canvas.getByRole('combobox')).toHaveValue('Bakkerij Nieuw');
    await userEvent.click(canvas.getByRole('button', { name: 'Maak ongedaan' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const UndoneIsLetGo = meta.story({
  name: 'Gemaakt en ongedaan gemaakt',
  tags: ['gedrag'],
  // One of them is beyond what the server lists: it stays.
  args: { value: ['t1', 'elders'], known: [{ id: 'elders', name: 'Elders' }], label: 'Tags', options: tags, isMultiple: true },
  render: args => <WithNew {...args} tellsId />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Zomers goud{Enter}');
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Verwijder Zomers goud' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Maak ongedaan' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Verwijder Zomers goud' })).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith(['t1', 'elders']);
  },
});
