import { useState } from 'react';
import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { PageContainer } from '../../frame/PageContainer/PageContainer.tsx';
import { PageHeader } from '../../frame/PageHeader/PageHeader.tsx';
import { UnsavedPlaceProvider } from '../../overlays/FormDialog/unsaved.ts';
import { button, field, forever, savingTypes, sendBy, storyPlace } from '../../testing/forms.ts';
import { ProductForm, type ProductFormProps } from './ProductForm.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';

const list = (names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const customers = list(['Stad aan Zee', 'Brouwerij De Hoppebel', 'Chocolaterie Étoile', 'Museum Dhondt']);
const categories = list(['Affiches', 'Evenementen', 'Brochures', 'Roll-ups', 'Verpakkingen']);
const tags = list(['Festival', 'Spotvernis', 'Buiten', 'Zomer']);
const materials = list(['Mat gesatineerd 170 g', 'Karton 300 g', 'Vinyl']);
const ready = (options: typeof customers) => ({ options, status: 'ready' as const, onRetry: fn() });
const product = {
  name: 'Affiche Zomerfestival A2', customerId: 1, erpId: 'MP-20418', ammount: 2500, formatOpen: '420 × 594 mm', formatClosed: '210 × 297 mm',
  categoryIds: [1, 2], tagIds: [1, 2], materialIds: [1], description: '<p>Vierkleurendruk op <strong>170 g</strong> mat gesatineerd.</p>', isVisible: true,
};

/** As the product edit page uses it. */
const Page = (props: ProductFormProps) => {
  const [isDirty, setDirty] = useState(false);
  const [place] = useState(() => storyPlace({ onDirty: setDirty }).place);
  return (
    <>
      <PageHeader title={props.isExisting ? 'Product aanpassen' : 'Nieuw product'} subtitle={isDirty ? 'gewijzigd' : 'ongewijzigd'} />
      <UnsavedPlaceProvider value={place}><ProductForm {...props} /></UnsavedPlaceProvider>
    </>
  );
};

const meta = preview.meta({
  title: 'forms/ProductForm (productformulier)',
  component: ProductForm,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  argTypes: savingTypes,
  args: {
    id: 'product', onSubmit: fn(async () => {}), onCancel: fn(), renderMedia: () => <h2>Media</h2>,
    lookups: { customers: ready(customers), categories: ready(categories), tags: ready(tags), materials: ready(materials) },
  },
  render: args => <Page {...args} />,
});
const editing = { isExisting: true, defaultValues: product };

const combo = (name: string | RegExp) => screen.findByRole('combobox', { name });
/** The editor is loaded by itself. */
const editor = () => screen.findByRole('textbox', { name: /^Omschrijving/ });

const withEditor = async () => { await waitFor(async () => expect(await editor()).toBeVisible()); };

export const New = meta.story({ name: 'Nieuw', args: { hasMedia: false } });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  args: { hasMedia: false },
  play: async ({ userEvent, args }) => {
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.type(await field('Naam'), 'Affiche_');
    await waitFor(async () => expect(await screen.findByText('Gebruik geen underscores (_) in de naam')).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText('Gebruik geen underscores (_) in de naam')).not.toBeInTheDocument());
    await userEvent.clear(await field('Naam'));
    await waitFor(async () => expect(await screen.findByText('Het is verplicht het product een naam te geven')).toBeVisible());
    await userEvent.type(await field('Naam'), 'Affiche Zomerfestival');
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.click(await combo('Klant'));
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om een klant te kiezen voor het product')).toBeVisible());
    await userEvent.type(await combo('Klant'), 'etoile{Enter}');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.type(await field(/^Aantal/), 'veel');
    await waitFor(async () => expect(await screen.findByText('Vul een getal in, 0 of meer')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.clear(await field(/^Aantal/));
    await userEvent.type(await field(/^Aantal/), '2.500');
    await userEvent.type(await combo(/^Tags/), 'zomer{Enter}');
    const visible = screen.getByRole('checkbox', { name: 'Zichtbaar' });
    await expect(visible).toBeChecked(); // A wish, for when there are media.
    await userEvent.click(visible);
    await expect(visible).not.toBeChecked();
    await userEvent.click(visible);
    await waitFor(() => expect(screen.getByText('Een product kan pas getoond worden als het minstens 1 media item heeft.')).toBeVisible());
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Affiche Zomerfestival', customerId: 3, erpId: '', ammount: 2500, formatOpen: '', formatClosed: '',
      categoryIds: [], tagIds: [4], materialIds: [], description: '', isVisible: true,
    }, expect.anything()));
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: editing, play: withEditor });
export const EditingIsSaved = meta.story({
  name: 'Aanpassen, bewaard',
  tags: ['gedrag'],
  args: editing,
  play: async ({ userEvent, args }) => {
    await expect(await field('Naam')).toHaveValue('Affiche Zomerfestival A2');
    await expect(await combo('Klant')).toHaveValue('Stad aan Zee');
    await expect(await editor()).toHaveTextContent('Vierkleurendruk op 170 g mat gesatineerd.');
    await waitFor(() => expect(screen.getByText('ongewijzigd')).toBeVisible()); // Loading the editor changes nothing.
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Verwijder Spotvernis'));
    await waitFor(async () => expect(await screen.findByText('gewijzigd')).toBeVisible());
    await userEvent.click(await editor());
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Nieuw. ');
    // Pasted: typing that is acted out comes in too fast for the editor on a busy machine.
    await fireEvent(await editor(), new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(async () => expect(await editor()).toHaveTextContent('Nieuw.'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Zichtbaar' })); // The editor hands its text on when it is left, at the latest.
    await userEvent.dblClick(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...product, tagIds: [1], isVisible: false, description: expect.stringContaining('Nieuw.') as string }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByText('ongewijzigd')).toBeVisible()); // Saved: the page may be left.
  },
});

/** With a point it would be read as thousands. */
export const AmountIsKept = meta.story({
  name: 'Aantal met drie decimalen',
  tags: ['gedrag'],
  args: { ...editing, defaultValues: { ...product, ammount: 1.234 } },
  play: async ({ userEvent, args }) => {
    const amount = await field(/^Aantal/);
    await expect(amount).toHaveValue('1,234');
    await userEvent.type(amount, '0{Backspace}');
    await expect(amount).toHaveValue('1,234');
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...product, ammount: 1.234 }, expect.anything()));
  },
});

/** A product without media cannot be shown yet: its box says so. */
export const WithoutMedia = meta.story({ name: 'Zonder media', args: { ...editing, defaultValues: { ...product, isVisible: false }, hasMedia: false }, play: withEditor });
/** An existing product that breaks rules says so at once: else nothing explains why it cannot be saved. */
export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: { ...product, name: 'Affiche_A2', customerId: null, ammount: -5 } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Gebruik geen underscores (_) in de naam')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Het is verplicht om een klant te kiezen voor het product')).toBeVisible());
    await withEditor();
  },
});
export const Pending = meta.story({
  name: 'Bezig',
  tags: ['geen-beeld'],
  args: { ...editing, onSubmit: fn(forever) },
  play: async () => {
    await withEditor();
    await sendBy('Opslaan');
  },
});

/** After five seconds, which are none here. Whoever leaves it leaves the save to itself. */
export const Slow = Pending.extend({
  name: 'Bezig, en het duurt lang',
  tags: ['!geen-beeld'],
  beforeEach: () => {
    const real = window.setTimeout.bind(window);
    spyOn(window, 'setTimeout').mockImplementation(((run: TimerHandler, ms = 0) => real(run, ms === 5_000 ? 0 : ms)) as typeof setTimeout);
  },
  play: async ({ args, userEvent }) => {
    await withEditor();
    await sendBy('Opslaan');
    await expect(await screen.findByText('Dit duurt langer dan gewoonlijk. Wie weggaat, hoort hoe het afloopt.')).toHaveRole('status');
    await userEvent.click(button('Opslaan'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(button('Annuleer'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The main one stands last, and is the one of Enter. */
export const WithNext = meta.story({
  name: 'Met een volgend product',
  args: { ...editing, onSaveAndNext: fn() },
  play: async ({ userEvent }) => {
    await withEditor();
    const names = ['Annuleer', 'Opslaan en volgende', 'Opslaan'];
    const lefts = names.map(name => button(name).getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    button('Annuleer').focus();
    for (const name of names.slice(1)) {
      await userEvent.tab();
      await expect(button(name)).toHaveFocus();
    }
    // Enter in a field presses the first that sends.
    const { form } = await field('Naam') as HTMLInputElement;
    await expect([...form!.elements].find(one => (one as HTMLButtonElement).type === 'submit')).toBe(button('Opslaan'));
  },
});
export const NextIsAsked = WithNext.extend({
  name: 'Opslaan en volgende',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(button('Opslaan en volgende')).toBeEnabled());
    await userEvent.click(button('Opslaan en volgende'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSaveAndNext).toHaveBeenCalledOnce();
  },
});
export const NextIsPending = WithNext.extend({
  name: 'Opslaan en volgende, bezig',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    mocked(args.onSubmit).mockImplementationOnce(forever);
    await waitFor(() => expect(button('Opslaan en volgende')).toBeEnabled());
    await userEvent.click(button('Opslaan en volgende'));
    // What was pressed turns, and keeps the focus.
    await waitFor(() => expect(button('Opslaan en volgende')).toHaveAttribute('aria-busy', 'true'));
    await expect(button('Opslaan en volgende')).toHaveFocus();
    await expect(button('Opslaan')).not.toHaveAttribute('aria-busy');
  },
});

export const FailsAndRecovers = meta.story({
  name: 'Mislukt, daarna gelukt',
  tags: ['gedrag'],
  args: { ...editing, serverErrors: { Name: ['Deze naam bestaat al'] } },
  play: async ({ userEvent, args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('409'));
    const name = await field('Naam');
    await userEvent.type(name, '!');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Deze naam bestaat al'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Affiche Zomerfestival A2!');
    await waitFor(() => expect(screen.getByText('gewijzigd')).toBeVisible());
    mocked(args.onSubmit).mockImplementationOnce(forever);
    await userEvent.type(name, '!');
    name.closest('form')!.requestSubmit();
    // What is typed now would not be sent.
    await waitFor(() => expect(button('Opslaan')).toHaveFocus());
    await userEvent.keyboard('?');
    await expect(name).toHaveValue('Affiche Zomerfestival A2!!');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** Read anew: what is typed stays, what nobody touched follows. */
const Refetching = (props: ProductFormProps) => {
  const [isNewer, setNewer] = useState(false);
  const newer = { ...product, name: 'Affiche van een collega', tagIds: [3], description: '<p>Gevouwen.</p>' };
  return (
    <>
      <Button onClick={() => setNewer(true)}>Ververs</Button>
      <Page {...props} defaultValues={isNewer ? newer : product} />
    </>
  );
};
export const FollowsWhatIsNotTouched = meta.story({
  name: 'Volgt wat niet aangeraakt is',
  tags: ['gedrag'],
  args: editing,
  render: args => <Refetching {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await editor();
    const name = await field('Naam');
    await userEvent.clear(name);
    await userEvent.type(name, 'Eigen naam');
    await userEvent.click(canvas.getByRole('button', { name: 'Ververs' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijder Buiten' })).toBeVisible());
    await waitFor(async () => expect(await editor()).toHaveTextContent('Gevouwen.'));
    await expect(name).toHaveValue('Eigen naam');
    await waitFor(() => expect(canvas.getByText('gewijzigd')).toBeVisible());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Eigen naam', tagIds: [3], description: '<p>Gevouwen.</p>' }),
      expect.objectContaining({ name: 'Affiche Zomerfestival A2', tagIds: [3], description: '<p>Gevouwen.</p>' }),
    ));
  },
});

export const LoadedLater = meta.story({
  name: 'Later geladen',
  tags: ['gedrag'],
  render: args => {
    const Later = () => {
      const [isLoaded, setLoaded] = useState(false);
      return <><Button onClick={() => setLoaded(true)}>Laad</Button><Page {...args} {...(isLoaded ? editing : {})} /></>;
    };
    return <Later />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await field('Naam')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Laad' }));
    await waitFor(async () => expect(await field('Naam')).toHaveValue('Affiche Zomerfestival A2'));
    await waitFor(() => expect(canvas.getByText('ongewijzigd')).toBeVisible());
  },
});

export const LookupsLoading = meta.story({
  name: 'Lijsten laden',
  args: {
    ...editing,
    lookups: {
      customers: { options: [], known: [customers[0]!], status: 'loading', onRetry: fn() }, categories: { options: [], known: categories.slice(0, 2), status: 'loading', onRetry: fn() },
      tags: { options: [], status: 'loading', onRetry: fn() }, materials: { options: [], status: 'loading', onRetry: fn() },
    },
  },
  play: async () => {
    await expect(await combo('Klant')).toHaveValue('Stad aan Zee'); // What was chosen keeps its name.
    await withEditor();
  },
});
/** In whatever order the server names them, the first of the form has the focus; each says itself what is wrong, a box too. */
export const RefusedFields = meta.story({
  name: 'Meerdere velden geweigerd',
  tags: ['gedrag'],
  args: { ...editing, serverErrors: { IsVisible: ['Dit product mag niet getoond worden.'], Description: ['De omschrijving is te lang.'] } },
  play: async ({ userEvent, args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('400'));
    await withEditor();
    await userEvent.type(await field('Naam'), '!');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: /^Omschrijving/ })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: /^Omschrijving/ })).toHaveAccessibleDescription('De omschrijving is te lang.');
    await expect(screen.getByRole('checkbox', { name: 'Zichtbaar' })).toHaveAccessibleDescription('Dit product mag niet getoond worden.');
  },
});
export const ServerError = meta.story({
  name: 'Serverfout',
  args: { ...editing, serverErrors: { ErpId: ['Dit nummer is al van een ander product'] }, serverError: 'Het product werd niet bewaard' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Het product werd niet bewaard');
    await expect(await field(/^Multipress nummer/)).toHaveAccessibleDescription('Dit nummer is al van een ander product');
    await withEditor();
  },
});
export const Loading = meta.story({ name: 'Laadt', render: ({ onCancel }) => <ProductFormSkeleton onCancel={onCancel} media={<h2>Media</h2>} /> });

/** Nothing moves under a finger when the product is there. */
export const LoadsInPlace = meta.story({
  name: 'Laadt op zijn plaats',
  tags: ['gedrag'],
  args: { ...editing, header: <PageHeader title="Product aanpassen" />, onSaveAndNext: fn() },
  render: args => {
    const Later = () => {
      const [isLoaded, setLoaded] = useState(false);
      return (
        <>
          <Button onClick={() => setLoaded(true)}>Laad</Button>
          {isLoaded ? <ProductForm {...args} /> : <ProductFormSkeleton header={args.header} onCancel={args.onCancel} hasNext media={<h2>Media</h2>} />}
        </>
      );
    };
    return <Later />;
  },
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const places = () => [...['Annuleer', 'Opslaan en volgende', 'Opslaan'].map(button), screen.getByRole('heading', { name: 'Media' })].map(one => {
      const { left, top, width } = one.getBoundingClientRect();
      return [left, top, width].map(Math.round);
    });
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Laad' }));
    await withEditor();
    await expect(places()).toEqual(before);
  },
  globals: { viewport: { value: 'tabletPortrait' } },
});
/** However far somebody has scrolled, the buttons are there. */
export const WithinReach = meta.story({
  name: 'Knoppen altijd bereikbaar',
  tags: ['gedrag'],
  args: editing,
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args }) => {
    await withEditor();
    const page = document.documentElement;
    await expect(page.scrollHeight).toBeGreaterThan(window.innerHeight * 1.5);
    await userEvent.type(await field('Naam'), '!');
    window.scrollTo(0, page.scrollHeight);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    for (const name of ['Annuleer', 'Opslaan']) {
      const { top, bottom } = button(name).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});
export const Phone = meta.story({ name: 'Gsm', args: editing, play: withEditor, globals: { viewport: { value: 'phone' } } });
export const NarrowPhone = WithNext.extend({
  name: 'Smalste gsm, met een volgend product',
  globals: { viewport: { value: 'narrow' } },
  render: args => <PageContainer><Page {...args} /></PageContainer>,
  play: async () => {
    await withEditor();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const TabletPortrait = meta.story({ name: 'Tablet staand', args: editing, play: withEditor, globals: { viewport: { value: 'tabletPortrait' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: {
    ...editing, defaultValues: { ...product, name: 'Gelegenheidsverpakking_voor ambachtelijke chocoladepralines en andere zoetigheden uit de streek', customerId: 99, categoryIds: [99, 1, 2, 3, 4, 5] },
    lookups: {
      customers: ready([...customers, { id: 99, name: 'Koninklijke Maatschappij voor Ambachtelijke Chocoladepralines en Zoetigheden' }]),
      categories: ready([...categories, { id: 99, name: 'Gelegenheidsverpakkingen voor ambachtelijke zoetigheden uit de streek' }]), tags: ready(tags), materials: ready(materials),
    },
  },
  play: withEditor,
  globals: { viewport: { value: 'phone' } },
});

const onSettle = fn();
const left = storyPlace({ onSettle });
const Leavable = (props: ProductFormProps) => {
  const [isThere, setThere] = useState(true);
  return (
    <UnsavedPlaceProvider value={left.place}>
      {isThere && <ProductForm {...props} />}
      <Button onClick={() => setThere(!isThere)}>Verder of terug</Button>
    </UnsavedPlaceProvider>
  );
};
/** Whoever goes on while it is being saved has it off their hands once it is saved; where that fails, it is there to be taken up again. */
export const LeftWhileItIsSaved = meta.story({
  name: 'Verlaten tijdens het bewaren',
  tags: ['gedrag'],
  args: editing,
  beforeEach: () => { onSettle.mockClear(); },
  render: args => <Leavable {...args} />,
  play: async ({ userEvent, args }) => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    mocked(args.onSubmit).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const leave = async (name: string) => {
      await userEvent.type(await field('Naam'), name);
      await sendBy('Opslaan');
      await userEvent.click(button('Verder of terug'));
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Naam' })).not.toBeInTheDocument());
      await expect(left.form().isSaving()).toBe(true);
      // Should the page be gone by its end: it may be saved.
      await expect(left.form().read()).toMatchObject({ unanswered: { sent: [{ name: `Affiche Zomerfestival A2${name}` }] } });
    };
    await leave(' III');
    first.resolve();
    await waitFor(() => expect(left.form().isSaving()).toBe(false));
    await expect(onSettle).toHaveBeenCalledOnce();
    await userEvent.click(button('Verder of terug'));
    await leave(' IV');
    second.reject(new Error('Kapot'));
    await waitFor(() => expect(left.form().isSaving()).toBe(false));
    await expect(onSettle).toHaveBeenCalledOnce();
    await expect(left.form().read()).toMatchObject({ typed: { name: 'Affiche Zomerfestival A2 IV' }, unanswered: undefined });
  },
});

const clash = savingTypes.clash.mapping['met botsing'];
export const Clashed = meta.story({
  name: 'Botsing',
  args: { ...editing, clash },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Intussen ook aangepast' });
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: /^Jouw versie/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(clash.onCancel).toHaveBeenCalledOnce();
    await expect(clash.onChoose).not.toHaveBeenCalled();
  },
});

/** How often the form was drawn: with each it reads where it begins. */
const drawn = { times: 0 };
const Counted = (props: ProductFormProps) => <ProductForm {...props} defaultValues={{ ...product, get name() { drawn.times += 1; return product.name; } }} />;
/** A form of so many fields is felt at each key, on a tablet. */
export const TypingDrawsNothingAnew = meta.story({
  name: 'Een toets tekent het formulier niet opnieuw',
  tags: ['gedrag'],
  args: editing,
  render: args => <Counted {...args} />,
  play: async ({ userEvent }) => {
    await withEditor();
    const type = async (inName: string, inEditor: string) => {
      await userEvent.type(await field('Naam'), inName);
      await userEvent.type(await editor(), inEditor);
    };
    await field('Naam');
    const { times } = drawn;
    // Also the first one, which makes it unsaved work.
    await type('1', '2');
    await type('3', '4');
    await expect(await field('Naam')).toHaveValue(`${product.name}13`);
    await expect((await editor()).textContent).toContain('4');
    await expect(drawn.times).toBe(times);
  },
});
