import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CollectionPicker, type CollectionPickerProps } from './CollectionPicker.tsx';
import type { PickableCollection } from './picker.ts';

const fair: PickableCollection = { id: 21, name: 'Beurs Kortrijk', path: '/media/images/flag-1-1.jpg', isVisible: true, productIds: [4, 5] };
const spring: PickableCollection = { id: 22, name: 'Horeca voorjaar', path: '/media/images/menu-7-1.png', isVisible: true, productIds: [7, 3, 9] };
const roastery: PickableCollection = { id: 23, name: 'Verpakking Branderij Oost', path: '/media/images/box-4-1.jpg', isVisible: true, productIds: [] };
const hidden: PickableCollection = { id: 24, name: 'Verborgen collectie', isVisible: false, productIds: [3] };

const meta = preview.meta({
  title: 'tiles/CollectionPicker (collectiekiezer)',
  component: CollectionPicker,
  args: {
    collections: [fair, spring, roastery, hidden],
    productId: 3,
    onSave: fn(async () => undefined).mockName('onSave'),
    onClose: fn().mockName('onClose'),
  },
  decorators: [Story => <div style={{ width: 306, maxWidth: '100%' }}><Story /></div>],
});

const list = () => screen.findByRole('listbox', { name: 'Collecties' });

/** The product is in the chosen collection. */
export const Default = meta.story({ name: 'In de collectie' });
/** And here it is not yet. */
export const NotInCollection = meta.story({ name: 'Nog niet in de collectie', args: { productId: 99 } });

export const PreselectsTheOneThatContainsIt = meta.story({
  name: 'Kiest de collectie met het product',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Collectie' })).toHaveTextContent('Horeca voorjaar');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith(spring, false);
  },
});

export const PreselectsTheFirst = meta.story({
  name: 'Kiest de eerste collectie',
  tags: ['gedrag'],
  args: { productId: 99 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Collectie' })).toHaveTextContent('Beurs Kortrijk');
    await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith(fair, true);
  },
});

export const ComparesIdsAsText = meta.story({
  name: 'Nummers als tekst',
  tags: ['gedrag'],
  args: { productId: '3' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(spring, false));
  },
});

export const List = meta.story({
  name: 'Lijst open',
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Collectie' });
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(select);
    await waitFor(async () => expect(await list()).toBeVisible());
    await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Beurs Kortrijk', 'Horeca voorjaarbevat dit product', 'Verpakking Branderij Oost']);
    await expect(screen.getByRole('option', { name: /Horeca voorjaar/ })).toHaveAttribute('aria-selected', 'true');
    for (const option of screen.getAllByRole('option')) await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await waitFor(async () => expect((await list()).getBoundingClientRect().top).toBeGreaterThan(select.getBoundingClientRect().bottom));
  },
});

export const ByPointer = meta.story({
  name: 'Met de muis',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Collectie' });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Verpakking Branderij Oost' }));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(select).toHaveTextContent('Verpakking Branderij Oost');
    await expect(select).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(roastery, true));
  },
});

export const ByKeyboardAlone = meta.story({
  name: 'Enkel met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Collectie' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await waitFor(() => expect(active()).toMatch(/^Horeca voorjaar/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Verpakking Branderij Oost'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Beurs Kortrijk'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toBe('Verpakking Branderij Oost'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toBe('Beurs Kortrijk'));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(select).toHaveTextContent('Beurs Kortrijk');

    await userEvent.keyboard(' ');
    await list();
    await userEvent.keyboard('ver');
    await waitFor(() => expect(active()).toBe('Verpakking Branderij Oost'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(select).toHaveTextContent('Beurs Kortrijk');
    await expect(select).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Toevoegen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(fair, true));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const SpaceChooses = meta.story({
  name: 'Spatie kiest',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Beurs Kortrijk');
  },
});

export const TabClosesTheList = meta.story({
  name: 'Tab sluit de lijst',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Verwijderen' })).toHaveFocus();
  },
});

export const PressingBesideClosesTheList = meta.story({
  name: 'Klik ernaast sluit de lijst',
  tags: ['gedrag'],
  render: args => <><CollectionPicker {...args} /><p style={{ marginTop: 300 }}>Ernaast</p></>,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
    await userEvent.click(canvas.getByText('Ernaast'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** What the story settles. */
let saving = Promise.withResolvers<void>();

export const DoubleClickSavesOnce = meta.story({
  name: 'Dubbelklik bewaart één keer',
  tags: ['gedrag'],
  args: { onSave: fn(() => saving.promise) },
  beforeEach: () => { saving = Promise.withResolvers(); },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Verwijderen' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    saving.resolve();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const TwoPressesInOneFrame = meta.story({
  name: 'Twee klikken tegelijk',
  tags: ['gedrag'],
  args: { onSave: fn(() => saving.promise) },
  beforeEach: () => { saving = Promise.withResolvers(); },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Verwijderen' });
    button.click();
    button.click();
    await expect(args.onSave).toHaveBeenCalledOnce();
    saving.resolve();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

interface ChangedByASaveProps extends CollectionPickerProps {
  /** Stands for the application: it may change the collections before it saves, or does not. */
  saveAs: (collection: PickableCollection, isAdded: boolean, change: (how: (now: readonly PickableCollection[]) => PickableCollection[]) => void) => Promise<void>;
}

/** Its collections change while it saves. */
const ChangedByASave = ({ saveAs, ...props }: ChangedByASaveProps) => {
  const [collections, change] = useState(props.collections);
  return <CollectionPicker {...props} collections={collections} onSave={(collection, isAdded) => saveAs(collection, isAdded, change)} />;
};

export const GoneIsReplacedByNone = meta.story({
  name: 'Geweigerd en verdwenen',
  tags: ['gedrag'],
  render: args => (
    <ChangedByASave
      {...args}
      saveAs={async (collection, isAdded, change) => {
        await args.onSave(collection, isAdded);
        change(now => now.filter(({ id }) => id !== collection.id));
        throw new Error('weg');
      }}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Collectie' });
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(select).toHaveTextContent('Kies een collectie'));
    const button = canvas.getByRole('button', { name: 'Toevoegen' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Beurs Kortrijk' }));
    await expect(select).toHaveTextContent('Beurs Kortrijk');
    await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen' }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
});

export const RejectionKeepsItOpen = meta.story({
  name: 'Mislukt en blijft open',
  tags: ['gedrag'],
  args: { onSave: fn(() => saving.promise) },
  beforeEach: () => { saving = Promise.withResolvers(); },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Verpakking Branderij Oost' }));
    const button = canvas.getByRole('button', { name: 'Toevoegen' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    saving.reject(new Error('kapot'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Verpakking Branderij Oost');
    saving = Promise.withResolvers();
    await userEvent.click(button);
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    saving.resolve();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { onSave: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verwijderen' });
    await document.fonts.ready;
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
});

export const HiddenByFlag = meta.story({
  name: 'Verborgen',
  tags: ['gedrag'],
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const NoVisibleCollections = meta.story({
  name: 'Geen zichtbare collecties',
  tags: ['gedrag'],
  args: { collections: [hidden] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** What the page around it may do: another product, a refetch, a collection that another tab filled. */
const Changing = (props: CollectionPickerProps) => {
  const [productId, setProductId] = useState(props.productId);
  const [collections, setCollections] = useState(props.collections);
  return (
    <>
      <CollectionPicker {...props} productId={productId} collections={collections} />
      <div style={{ display: 'grid', gap: 8, marginTop: 24, justifyItems: 'start' }}>
        <button type="button" onClick={() => setProductId(4)}>Ander product</button>
        <button type="button" onClick={() => setCollections(structuredClone([...collections]))}>Opnieuw opgehaald</button>
        <button type="button" onClick={() => setCollections([{ ...roastery, productIds: [productId] }])}>Andere collecties</button>
      </div>
    </>
  );
};

export const ReevaluatesOnChange = meta.story({
  name: 'Volgt een ander product',
  tags: ['gedrag'],
  render: args => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveTextContent('Horeca voorjaar');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Verpakking Branderij Oost' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw opgehaald' }));
    await expect(select).toHaveTextContent('Verpakking Branderij Oost');
    await userEvent.click(canvas.getByRole('button', { name: 'Ander product' }));
    await expect(select).toHaveTextContent('Beurs Kortrijk');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijderen' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Andere collecties' }));
    await expect(select).toHaveTextContent('Verpakking Branderij Oost');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijderen' })).toBeVisible());
  },
});

export const RefetchedWhileOpen = meta.story({
  name: 'Opnieuw opgehaald met de lijst open',
  tags: ['gedrag'],
  render: args => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('Verpakking Branderij Oost'));
    // Nobody presses it: the focus stays in the list.
    canvas.getByRole('button', { name: 'Opnieuw opgehaald' }).click();
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveTextContent('Verpakking Branderij Oost');
  },
});

/** The collections arrive changed while the save is still on its way: the button must not flip. */
export const RefreshWhileSavingChangesNothing = meta.story({
  name: 'Ververst tijdens het bewaren',
  tags: ['gedrag'],
  args: { productId: 99 },
  beforeEach: () => { saving = Promise.withResolvers(); },
  render: args => (
    <ChangedByASave
      {...args}
      saveAs={async (collection, _isAdded, change) => {
        change(now => now.map(other => (other.id === collection.id ? { ...other, productIds: [...other.productIds, 99] } : other)));
        await saving.promise;
      }}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Toevoegen' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveTextContent('Toevoegen');
    saving.resolve();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

const InModal = (props: CollectionPickerProps) => (
  <ModalOverlay isOpen isDismissable onOpenChange={() => props.onClose()} style={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', zIndex: 50, background: 'var(--color-dim)' }}>
    <Modal style={{ width: 330, padding: 12, borderRadius: 16, background: 'var(--color-surface)' }}>
      <Dialog aria-label="Collectie beheer" style={{ outline: 'none' }}><CollectionPicker {...props} /></Dialog>
    </Modal>
  </ModalOverlay>
);

/** The list is usable there, and Escape closes it alone. */
const usableInside = async (userEvent: { click: (element: Element) => Promise<void>; keyboard: (text: string) => Promise<void> }, onClose: () => void) => {
  const select = await screen.findByRole('combobox', { name: 'Collectie' });
  await userEvent.click(select);
  const options = await list();
  await waitFor(() => expect(options).toBeVisible());
  const option = await screen.findByRole('option', { name: 'Verpakking Branderij Oost' });
  await waitFor(() => {
    const { left, top, width, height } = option.getBoundingClientRect();
    expect(option).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  });
  await userEvent.click(option);
  await expect(select).toHaveTextContent('Verpakking Branderij Oost');
  await userEvent.keyboard('{ArrowDown}');
  await list();
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await expect(onClose).not.toHaveBeenCalled();
  await expect(select).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
};

export const InAModal = meta.story({
  name: 'In een venster',
  tags: ['gedrag'],
  render: args => <InModal {...args} />,
  play: ({ userEvent, args }) => usableInside(userEvent, args.onClose),
});

export const FlipsAtTheEdge = meta.story({
  name: 'Opent naar boven aan de rand',
  tags: ['gedrag'],
  decorators: [Story => <div style={{ position: 'fixed', bottom: 16 }}><Story /></div>],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.click(select);
    const options = await list();
    await waitFor(() => expect(options.getBoundingClientRect().bottom).toBeLessThanOrEqual(select.getBoundingClientRect().top));
    await expect(options.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

const many: PickableCollection[] = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1, name: `Collectie ${String(index + 1).padStart(3, '0')}`, path: fair.path, isVisible: true, productIds: index % 7 === 0 ? [3] : [],
}));

export const FiveHundred = meta.story({
  name: 'Vijfhonderd collecties',
  tags: ['gedrag'],
  args: { collections: many },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.click(select);
    const options = await list();
    await expect(options.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(options.scrollHeight).toBeGreaterThan(options.clientHeight);
    // A part of the one after what is reached is seen: the list goes on.
    await userEvent.keyboard('{ArrowDown>19/}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Collectie 021' }).getBoundingClientRect().top).toBeLessThan(options.getBoundingClientRect().bottom - 15));
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Collectie 500' });
    await waitFor(() => {
      const box = last.getBoundingClientRect();
      expect(box.bottom).toBeLessThanOrEqual(options.getBoundingClientRect().bottom + 1);
      expect(box.top).toBeGreaterThanOrEqual(options.getBoundingClientRect().top);
    });
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveTextContent('Collectie 500');
  },
});

/** The last row makes a new one; it stays in sight. */
export const CanCreate = meta.story({
  name: 'Met een nieuwe collectie',
  args: { collections: many.slice(0, 40), onCreate: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = await list();
    const last = await screen.findByRole('option', { name: 'Nieuwe collectie …' });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(options.getBoundingClientRect().bottom));
  },
});

export const Creates = meta.story({
  name: 'Begint een nieuwe collectie',
  tags: ['gedrag'],
  args: { onCreate: fn().mockName('onCreate') },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox');
    select.focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(select).toHaveTextContent('Horeca voorjaar'); // What was chosen stays.
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: {
    collections: [
      { ...fair, name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie van Chocolaterie Vandenberghe', productIds: [3] },
      { ...spring, name: 'Gelegenheidsverpakkingen-voor-ambachtelijke-chocoladepralines-zonder-één-spatie' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = await list();
    await expect(options.scrollWidth).toBe(options.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OneWithoutPicture = meta.story({ name: 'Eén, zonder foto', args: { collections: [{ ...roastery, path: null }] } });
