import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { storyMedia } from '../../testing/media.ts';
import { Slideshow } from '../../product/Slideshow/Slideshow.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { toast, toastStore } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const code = `import { Button, toast, ToastRegion } from '@staalkaart/ui';

<>
  <ToastRegion />
  <Button onClick={() => toast.success('Product Affiche Zomerfestival A2 werd aangepast')}>Gelukt</Button>
</>`;

const meta = preview.meta({
  title: 'feedback/Toasts (meldingen)',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '680px' }, source: { code } } },
  beforeEach: () => {
    toastStore.clear();
    return () => toastStore.clear();
  },
});

const region = () => screen.getByRole('region', { name: 'Meldingen' });
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument(), { timeout: 4000 });
const later = (ms: number) => {
  const at = performance.now() + ms;
  return waitFor(() => expect(performance.now()).toBeGreaterThan(at), { timeout: ms + 1000 });
};

/** One button for each kind. */
export const Default = meta.story({
  name: 'Standaard',
  render: () => (
    <>
      <ToastRegion />
      <Button onClick={() => toast.success('Product Affiche Zomerfestival A2 werd aangepast')}>Gelukt</Button>{' '}
      <Button onClick={() => toast.warning('Je hebt geen collecties om dit product aan toe te voegen ...')}>Let op</Button>{' '}
      <Button onClick={() => toast.error('Je kan enkel collecties van jezelf aanpassen of verwijderen')}>Fout</Button>
    </>
  ),
});

const UnderADialog = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToastRegion />
      <Button onClick={() => setOpen(true)}>Openen</Button>
      {isOpen && <ConfirmDialog text="Product wordt verwijderd." onConfirm={() => undefined} onCancel={() => setOpen(false)} />}
    </>
  );
};

/** A button that undoes what was done before does not lie over what is pressed in a dialog. */
export const ShorterOverADialog = meta.story({
  name: 'Korter boven een venster',
  tags: ['gedrag'],
  render: () => <UnderADialog />,
  play: async ({ canvas, userEvent }) => {
    const start = performance.now();
    toast.success('Collectie Zomer werd aangemaakt', { key: 'zomer', label: 'Ongedaan maken', onPress: () => undefined });
    await screen.findByRole('button', { name: 'Ongedaan maken' });
    await userEvent.click(canvas.getByRole('button', { name: 'Openen' }));
    await gone('Collectie Zomer werd aangemaakt');
    await expect(performance.now() - start).toBeLessThan(5000);
  },
});

/** Where a dialog is as high as the window, its buttons stay free. */
export const AboveTheButtonsOfADialog = meta.story({
  name: 'Boven de knoppen van een venster',
  tags: ['gedrag'],
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <>
      <ToastRegion />
      <Dialog title="Nieuw product" size="wide" footer={<Button>Opslaan</Button>} onClose={() => undefined}>
        <Body><div style={{ height: '200vh' }} /></Body>
      </Dialog>
    </>
  ),
  play: async () => {
    toast.warning('Je hebt geen collecties om dit product aan toe te voegen ...');
    await screen.findByText('Je hebt geen collecties om dit product aan toe te voegen ...');
    const { top } = screen.getByRole('button', { name: 'Opslaan' }).getBoundingClientRect();
    await expect(region().getBoundingClientRect().bottom).toBeLessThan(top);
  },
});

/** What was done can be undone from its toast, which stays longer for it. */
export const Offers = meta.story({
  name: 'Met een knop',
  play: async ({ userEvent }) => {
    toast.success('Product Affiche Zomerfestival A2 werd aangepast', { key: '1', label: 'Ongedaan maken', onPress: fn() });
    await userEvent.hover(await screen.findByText('Product Affiche Zomerfestival A2 werd aangepast'));
  },
});

export const OfferStaysAndGivesWay = meta.story({
  name: 'Knop: blijft langer, wijkt voor de volgende',
  tags: ['gedrag'],
  render: () => <><Button>Ervoor</Button><ToastRegion /></>,
  play: async ({ canvas, userEvent }) => {
    const undo = fn();
    canvas.getByRole('button', { name: 'Ervoor' }).focus();
    toast.success('eerste', { key: '1', label: 'Ongedaan maken', onPress: undo });
    await later(1900);
    await expect(screen.getByText('eerste')).toBeInTheDocument();
    toast.success('tweede', { key: '2', label: 'Ongedaan maken', onPress: undo });
    await gone('eerste');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await gone('tweede');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ervoor' })).toHaveFocus());
  },
});

export const IsAnnounced = meta.story({
  name: 'Wordt voorgelezen',
  tags: ['gedrag'],
  play: async () => {
    await expect(region()).toHaveAttribute('aria-live', 'polite');
    await expect(region()).toHaveTextContent(/^$/);
    toast.success('Tag Festival werd aangemaakt');
    await waitFor(() => expect(region()).toHaveTextContent('Tag Festival werd aangemaakt'));
    toast.error('Deze naam bestaat al');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Fout: Deze naam bestaat al');
  },
});

export const PausesUnderThePointer = meta.story({
  name: 'Blijft onder de muis',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    toast.success('Tag Festival werd aangemaakt');
    const text = await screen.findByText('Tag Festival werd aangemaakt');
    await userEvent.hover(text);
    await later(1900);
    await expect(text).toBeInTheDocument();
    await userEvent.unhover(text);
    await gone('Tag Festival werd aangemaakt');
  },
});

export const PassesUnderAStillPointer = meta.story({
  name: 'Gaat weg onder een muis die stilligt',
  tags: ['gedrag'],
  play: async () => {
    toast.success('Tag Festival werd aangemaakt');
    // As a browser tells of what comes to stand under a pointer.
    fireEvent.pointerOver(await screen.findByText('Tag Festival werd aangemaakt'));
    await gone('Tag Festival werd aangemaakt');
  },
});

export const IsDismissed = meta.story({
  name: 'Weggeklikt',
  tags: ['gedrag'],
  render: () => <><Button>Ervoor</Button><ToastRegion /></>,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ervoor' }).focus();
    toast.error('eerste fout');
    toast.error('tweede fout');
    await screen.findByText('tweede fout');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('eerste fout')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Melding sluiten' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('tweede fout')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ervoor' })).toHaveFocus());
  },
});

export const ErrorsLeaveToo = meta.story({
  name: 'Fouten verdwijnen ook',
  tags: ['gedrag'],
  play: async () => {
    const start = performance.now();
    toast.error('Not connected to the brains of the app');
    await screen.findByText('Not connected to the brains of the app');
    await gone('Not connected to the brains of the app');
    await expect(performance.now() - start).toBeGreaterThanOrEqual(1490);
    await expect(toastStore.getHistory().map(({ kind, text, isRead }) => [kind, text, isRead])).toEqual([['error', 'Not connected to the brains of the app', false]]);
  },
});

export const RestingIsReading = meta.story({
  name: 'Gelezen onder de muis',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    toast.error('Deze naam bestaat al');
    await userEvent.hover(await screen.findByText('Deze naam bestaat al'));
    await waitFor(() => expect(toastStore.getHistory().map(({ isRead }) => isRead)).toEqual([true]));
  },
});

export const FourAtMostAndNoneIsLost = meta.story({
  name: 'Hoogstens vier, geen verloren',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    for (const number of ['een', 'twee', 'drie', 'vier', 'vijf']) toast.error(`fout ${number}`);
    await waitFor(() => expect(within(region()).getAllByRole('alert')).toHaveLength(4));
    await expect(screen.queryByText('fout vijf')).not.toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Melding sluiten' })[0]!);
    await waitFor(async () => expect(await screen.findByText('fout vijf')).toBeVisible());
    toastStore.clear();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
});

const hitBy = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** A modal neither covers a toast, nor hides it from assistive technology, nor closes when it is pressed. */
const OverADialog = () => {
  const [isOpen, setOpen] = useState(true);
  return <><ToastRegion />{isOpen && <ConfirmDialog onConfirm={() => undefined} onCancel={() => setOpen(false)} />}</>;
};

const isUsableAbove = async (role: 'alertdialog' | 'dialog', click: (element: Element) => Promise<void>) => {
  await screen.findByRole(role);
  toast.error('Deze naam bestaat al');
  const close = await screen.findByRole('button', { name: 'Melding sluiten' });
  await waitFor(() => expect(close).toContainElement(hitBy(close) as HTMLElement));
  await click(close);
  await waitFor(() => expect(screen.queryByText('Deze naam bestaat al')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
};

export const AboveADialog = meta.story({
  name: 'Boven een venster',
  tags: ['gedrag'],
  render: () => <OverADialog />,
  play: ({ userEvent }) => isUsableAbove('alertdialog', userEvent.click),
});

const OverASlideshow = () => {
  const [isOpen, setOpen] = useState(true);
  return <><ToastRegion />{isOpen && <Slideshow media={storyMedia} index={0} productName="Affiche" onIndex={() => undefined} onClose={() => setOpen(false)} />}</>;
};

export const AboveASlideshow = meta.story({
  name: 'Boven een diavoorstelling',
  tags: ['gedrag'],
  render: () => <OverASlideshow />,
  play: ({ userEvent }) => isUsableAbove('dialog', userEvent.click),
});

/** The three kinds, to be looked at: under the pointer they stay. */
export const Kinds = Default.extend({
  name: 'Soorten, ook een foutmelding',
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Gelukt', 'Let op', 'Fout']) await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.hover(await screen.findByText('Product Affiche Zomerfestival A2 werd aangepast'));
  },
});

export const LongestTextOnAPhone = meta.story({
  name: 'Langste tekst op gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    toast.error(`System.InvalidOperationException:${'Sequence_contains_no_elements'.repeat(5)} ${'at Catalogue.Api.Products '.repeat(40)}`);
    toast.success('Collectie Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines werd aangemaakt');
    await userEvent.hover(await screen.findByText(/^Collectie/));
    const { left, right, height } = region().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
    await expect(height).toBeLessThan(window.innerHeight / 2);
  },
});
