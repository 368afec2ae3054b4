import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { longest, opened, pointer, poster, renaming, withStoryLink } from '../../testing/catalogue.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { ProductCard } from './ProductCard.tsx';

const onHold = fn();
const HOLDS = { timeout: 1500 };

const meta = preview.meta({
  title: 'tiles/ProductCard (productkaart)',
  component: ProductCard,
  argTypes: { rename: { mapping: { 'wordt hernoemd': renaming } } },
  args: {
    product: poster,
    href: '/products/3',
    hold: { label: 'in collectie', onHold },
    onPressStart: fn(),
    isEager: true,
  },
  render: args => (args.view === 'list' ? <ProductCard {...args} /> : <div style={{ width: 300, padding: 4 }}><ProductCard {...args} /></div>),
  decorators: [withStoryLink],
  beforeEach: () => {
    opened.mockClear();
    onHold.mockClear();
  },
});

/** A moment well past 600 ms in which nothing may have happened. */
const stays = async (assertion: () => Promise<unknown>) => {
  const end = performance.now() + 750;
  await waitFor(async () => {
    await assertion();
    await expect(performance.now()).toBeGreaterThan(end);
  }, { timeout: 2000 });
};

export const Default = meta.story({ name: 'Standaard' });

export const ShortPressOpens = meta.story({
  name: 'Korte klik opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Affiche Zomerfestival A2 Stad aan Zee' });
    await expect(link).toHaveAttribute('href', '/products/3');
    await expect(link).toHaveAccessibleDescription('Houd 0,6 seconden ingedrukt of druk op spatie om dit product in een collectie te steken.');
    await expect(link).toHaveAttribute('aria-keyshortcuts', 'Space');
    await userEvent.click(link);
    await expect(opened.mock.calls).toEqual([['/products/3']]);
    await stays(() => expect(onHold).not.toHaveBeenCalled());
    // Not once more where the mouse that pressed it stays.
    await expect(args.onPressStart).toHaveBeenCalledOnce();
  },
});

/** A card that is scrolled or drawn beneath a mouse at rest is not about to be opened. */
export const PointedAt = meta.story({
  name: 'Aangewezen met de muis',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link');
    pointer(link, 'pointerover');
    await stays(() => expect(args.onPressStart).not.toHaveBeenCalled());
    await userEvent.hover(link);
    await waitFor(() => expect(args.onPressStart).toHaveBeenCalledOnce());
  },
});

export const HoldWithMouse = meta.story({
  name: 'Vasthouden met de muis',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link');
    await step('De muis drukt: de kaart zegt wat er komt', async () => {
      pointer(link, 'pointerdown');
      await waitFor(() => expect(canvas.getByText('Houd vast: in collectie')).toBeVisible());
      await expect(onHold).not.toHaveBeenCalled();
    });
    await step('Wie blijft drukken, houdt de kaart vast', async () => {
      await waitFor(() => expect(onHold).toHaveBeenCalledOnce(), HOLDS);
      await expect(onHold).toHaveBeenCalledWith(canvasElement.querySelector('article'));
    });
    await step('Wie loslaat, opent niets', async () => {
      pointer(link, 'pointerup');
      fireEvent.click(link);
      await expect(opened).not.toHaveBeenCalled();
    });
    await step('De volgende korte klik opent het product', async () => {
      pointer(link, 'pointerdown');
      pointer(link, 'pointerup');
      fireEvent.click(link);
      await expect(opened).toHaveBeenCalledOnce();
    });
    await step('Ook een klik van later, waar niemand voor drukte', async () => {
      pointer(link, 'pointerdown');
      await waitFor(() => expect(onHold).toHaveBeenCalledTimes(2), HOLDS);
      pointer(link, 'pointerup');
      fireEvent.click(link);
      await expect(opened).toHaveBeenCalledOnce();
      await waitFor(async () => {
        fireEvent.click(link);
        await expect(opened).toHaveBeenCalledTimes(2);
      });
    });
  },
});

export const HoldWithFinger = meta.story({
  name: 'Vasthouden met de vinger',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const finger = { pointerType: 'touch', pointerId: 5 };
    pointer(link, 'pointerdown', finger);
    // Android opens its own menu at half a second: kept away, and the hold goes on.
    await expect(pointer(link, 'contextmenu', finger)).toBe(false);
    await waitFor(() => expect(onHold).toHaveBeenCalledOnce(), HOLDS);
    pointer(link, 'pointerup', finger);
    fireEvent.click(link);
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const HoldWithPen = meta.story({
  name: 'Vasthouden met de pen',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const pen = { pointerType: 'pen', pointerId: 9 };
    pointer(link, 'pointerdown', pen);
    pointer(link, 'pointermove', { ...pen, clientX: link.getBoundingClientRect().left + link.offsetWidth / 2 + 6 });
    await waitFor(() => expect(onHold).toHaveBeenCalledOnce(), HOLDS);
    pointer(link, 'pointerup', pen);
    await expect(pointer(link, 'contextmenu', pen)).toBe(false);
  },
});

export const RightClickKeepsItsMenu = meta.story({
  name: 'Rechtermuisknop houdt het menu',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    pointer(link, 'pointerdown', { button: 2 });
    await expect(pointer(link, 'contextmenu', { button: 2 })).toBe(true);
    await stays(() => expect(onHold).not.toHaveBeenCalled());
  },
});

export const HoldWithSpace = meta.story({
  name: 'Vasthouden met spatie',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Spatie: in collectie')).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(onHold).toHaveBeenCalledOnce();
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const HoldWithEnter = meta.story({
  name: 'Vasthouden met Enter',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(onHold).toHaveBeenCalledOnce(), HOLDS);
    await userEvent.keyboard('{/Enter}');
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const EnterOpens = meta.story({
  name: 'Enter opent',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened.mock.calls).toEqual([['/products/3']]);
    await expect(onHold).not.toHaveBeenCalled();
  },
});

export const CancelledByMoving = meta.story({
  name: 'Afgebroken door te bewegen',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    pointer(link, 'pointerdown', { clientX: 50, clientY: 50 });
    pointer(link, 'pointermove', { clientX: 50, clientY: 61 });
    await stays(() => expect(onHold).not.toHaveBeenCalled());
  },
});

export const CancelledByScrolling = meta.story({
  name: 'Afgebroken door te scrollen',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    pointer(canvas.getByRole('link'), 'pointerdown', { pointerType: 'touch' });
    fireEvent.scroll(window);
    await stays(() => expect(onHold).not.toHaveBeenCalled());
  },
});

export const CancelledByTheBrowser = meta.story({
  name: 'Afgebroken door de browser',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    pointer(link, 'pointerdown', { pointerType: 'touch' });
    pointer(link, 'pointercancel', { pointerType: 'touch' });
    await stays(() => expect(onHold).not.toHaveBeenCalled());
  },
});

export const CancelledByASecondFinger = meta.story({
  name: 'Afgebroken door een tweede vinger',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    pointer(canvas.getByRole('link'), 'pointerdown', { pointerType: 'touch' });
    pointer(document.body, 'pointerdown', { pointerType: 'touch', pointerId: 2, isPrimary: false });
    await stays(() => expect(onHold).not.toHaveBeenCalled());
  },
});

export const CancelledByAnotherWindow = meta.story({
  name: 'Afgebroken door een ander venster',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    pointer(canvas.getByRole('link'), 'pointerdown');
    fireEvent.blur(window);
    await stays(() => expect(onHold).not.toHaveBeenCalled());
  },
});

export const ByButton = meta.story({
  name: 'Met de knop',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'In collectie steken' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('In collectie steken');
    await userEvent.click(button);
    await expect(onHold).toHaveBeenCalledOnce();
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const ToRemove = meta.story({
  name: 'Om te verwijderen',
  args: { hold: { label: 'uit collectie verwijderen', kind: 'remove', onHold } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uit collectie verwijderen' })).toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Houd 0,6 seconden ingedrukt of druk op spatie om dit product uit de collectie te verwijderen.');
  },
});

export const WithoutHold = meta.story({
  name: 'Zonder vasthouden',
  args: { hold: undefined },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link).not.toHaveAttribute('aria-keyshortcuts');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  name: 'Uitgeschakeld',
  args: { isDisabled: true, product: { ...poster, collectionIds: [21] } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: /Affiche Zomerfestival A2/ });
    await expect(card).toHaveAttribute('aria-disabled', 'true');
    await expect(card).not.toHaveAttribute('href');
    await expect(getComputedStyle(card).opacity).toBe('0.5');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(card);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
    card.focus();
    await userEvent.keyboard(' {Enter}');
    pointer(card, 'pointerdown');
    await stays(() => expect(onHold).not.toHaveBeenCalled());
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const MarkerPressed = meta.story({
  name: 'Klik op het lintje',
  tags: ['gedrag'],
  args: { product: { ...poster, collectionIds: [21] } },
  play: async ({ canvas, userEvent }) => {
    const marker = canvas.getByRole('link', { name: 'Dit product zit in 1 collectie' });
    pointer(marker, 'pointerdown');
    await stays(() => expect(onHold).not.toHaveBeenCalled());
    pointer(marker, 'pointerup');
    await userEvent.click(marker);
    await expect(opened.mock.calls).toEqual([['/collections/21']]);
  },
});

export const InNoCollection = meta.story({
  name: 'In geen collectie',
  tags: ['gedrag'],
  args: { product: { ...poster, collectionIds: [] } },
  play: async ({ canvas }) => { await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/3'); },
});

export const WithVideo = meta.story({
  name: 'Met video',
  args: { product: { ...poster, hasVideo: true, collectionIds: [21, 22, 23] } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Video')).toBeVisible()); },
});

export const EditMode = meta.story({
  name: 'Bewerken',
  args: {
    actions: [
      <IconButton key="edit" icon={Pencil} label="Aanpassen" />,
      <IconButton key="show" icon={Eye} label="Verbergen" />,
      <IconButton key="copy" icon={Copy} label="Kopiëren" />,
      <IconButton key="delete" icon={Trash2} label="Verwijderen" tone="danger" />,
    ],
  },
});

export const Hidden = meta.story({
  name: 'Verborgen',
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});
/** In edit mode alone: elsewhere it is not there, and the label says why. */
export const WithoutPicture = meta.story({
  name: 'Zonder foto',
  args: { product: { id: 3, name: 'Affiche Zomerfestival A2' } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Niet zichtbaar zonder foto')).toBeVisible()); },
});
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { product: { ...longest, hasVideo: true, collectionIds: Array.from({ length: 128 }, (_, index) => index) } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('128')).toBeVisible()); },
});
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } }, args: { product: longest } });

export const Row = meta.story({
  name: 'Rij',
  // As wide as a page: what a row shows goes by that.
  parameters: { docs: { story: { inline: false } } },
  args: {
    view: 'list',
    product: { ...poster, erpId: 'MP-20418', updated: '2026-11-20T09:30:00', collectionIds: [21, 22], hasVideo: true },
  },
});

export const RowOpens = Row.extend({
  name: 'Rij: opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Affiche Zomerfestival A2 Stad aan Zee/ });
    await expect(canvas.getByText('MP-20418')).toBeInTheDocument();
    await expect(canvas.getByText('20-11-2026')).toBeInTheDocument();
    await userEvent.click(link);
    await expect(opened.mock.calls).toEqual([['/products/3']]);
  },
});

export const RowHeld = Row.extend({
  name: 'Rij: vastgehouden',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Affiche/ });
    pointer(link, 'pointerdown', { pointerType: 'touch' });
    await waitFor(() => expect(onHold).toHaveBeenCalledWith(canvasElement.querySelector('article')), HOLDS);
    pointer(link, 'pointerup', { pointerType: 'touch' });
  },
});

export const RowByButton = Row.extend({
  name: 'Rij: met de knop',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In collectie steken' }));
    await expect(onHold).toHaveBeenCalledOnce();
  },
});

export const RowDisabled = Row.extend({
  name: 'Rij: uitgeschakeld',
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('link', { name: /^Affiche/ });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row);
    await expect(opened).not.toHaveBeenCalled();
  },
});

/** Who may only look: no hold, no button for it. */
export const RowWithoutHold = Row.extend({
  name: 'Rij: zonder vasthouden',
  args: { hold: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('button')).not.toBeInTheDocument(); },
});

export const RowInEditMode = Row.extend({
  name: 'Rij: bewerken',
  args: { actions: <ActionGroup label="Acties voor Affiche Zomerfestival A2" actions={[editAction.edit(() => undefined), editAction.hide(() => undefined), editAction.remove(() => undefined)]} /> },
});
/** All that edit mode offers stands behind the dots: the name has the room. */
export const RowInEditModeOnAPhone = RowInEditMode.extend({
  name: 'Rij: bewerken, gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => { await expect(within(canvas.getByRole('group')).getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(['Meer acties']); },
});
/** However many buttons its row has, a name keeps its 200 px: number, date and 'Video' give way one after the other. */
export const RowNamesFirst = RowInEditMode.extend({
  name: 'Rij: de naam gaat voor',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement }) => {
    const columns = ['Affiche Zomerfestival A2', 'Video', '20-11-2026', 'MP-20418'].map(text => canvas.getByText(text));
    const seenAt = (width: number) => {
      canvasElement.style.width = `${width}px`;
      return columns.map(column => column.parentElement!.clientWidth > 0 && column.clientWidth > 0);
    };
    await expect([540, 660, 780, 920].map(seenAt)).toEqual([[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]);
    const tooNarrow = Array.from({ length: 44 }, (_, at) => 540 + 10 * at).filter(width => seenAt(width)[0] && columns[0]!.clientWidth < 200);
    await expect(tooNarrow).toEqual([]);
  },
});
/** Hidden from others: only who may edit sees it. */
export const RowHidden = Row.extend({
  name: 'Rij: verborgen',
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});

export const RowWithoutDate = Row.extend({
  name: 'Rij: zonder datum',
  args: { product: { ...poster, updated: null } },
  play: async ({ canvas }) => { await expect(canvas.getByText('–')).toBeInTheDocument(); },
});

export const RowLongestText = Row.extend({ name: 'Rij: langste tekst', args: { product: { ...longest, erpId: 'MP-20418-2026-REV-00017', updated: '2026-11-20T09:30:00', hasVideo: true } } });
export const RowOnAPhone = RowLongestText.extend({ name: 'Rij: gsm', globals: { viewport: { value: 'phone' } } });
export const RowOnATablet = Row.extend({ name: 'Rij: tablet liggend', globals: { viewport: { value: 'tablet' } } });
