import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../controls/Button/Button.tsx';
import { lazyPart } from './lazyPart.tsx';
import { PartBoundary, type PartFailed } from './PartBoundary.tsx';
import { CodeVersionProvider, PartFailure, type PartKind } from './PartFailure.tsx';

const meta = preview.meta({
  title: 'feedback/PartFailure (niet geladen)',
  component: PartFailure,
  tags: ['nieuw', '!stabiel'],
  args: { kind: 'inline' as PartKind, onRetry: fn() },
});

const REASON = 'Dit kon niet geladen worden. Controleer je netwerk en probeer opnieuw.';
const NEWER = 'Er is een nieuwe versie. Vernieuw de pagina; wat je invulde, blijft bewaard.';

/** A dialog covers its page. */
const covering = { docs: { story: { inline: false } } };

/** The browser's own word about its network, until the story is over. */
const pretendOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  return () => { Reflect.deleteProperty(navigator, 'onLine'); };
};

const dialog = () => screen.findByRole('alertdialog', { name: 'Niet geladen' });

export const Default = meta.story({ name: 'Standaard' });

export const TriedAgain = meta.story({
  name: 'Opnieuw geprobeerd',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(REASON);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  name: 'Zonder verbinding',
  beforeEach: () => pretendOnline(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(REASON);
    await expect(canvas.getByRole('alert').querySelector('p svg')).toBeVisible();
  },
});

export const Dialog = meta.story({
  name: 'Venster',
  args: { kind: 'dialog', onClose: fn() },
  parameters: covering,
  play: async ({ userEvent, args }) => {
    await expect(await dialog()).toHaveTextContent(REASON);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const DialogOnAPhone = meta.story({
  name: 'Venster, gsm',
  args: { kind: 'dialog', onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { left, right } = (await dialog()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
    for (const name of ['Opnieuw proberen', 'Sluiten']) await expect(screen.getByRole('button', { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

const Opener = () => {
  const [isOpen, setOpen] = useState(false);
  return <><Button onClick={() => setOpen(true)}>Openen</Button>{isOpen && <PartFailure onRetry={() => undefined} onClose={() => setOpen(false)} />}</>;
};

export const KeepsTheFocusInside = meta.story({
  name: 'Focus blijft binnen',
  tags: ['gedrag'],
  parameters: covering,
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Openen' }));
    await dialog();
    const retry = screen.getByRole('button', { name: 'Opnieuw proberen' });
    await waitFor(() => expect(retry).toHaveFocus());
    canvas.getByRole('button', { name: 'Openen' }).focus();
    await expect(retry).toHaveFocus(); // The page behind it cannot be reached.
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(retry).toHaveFocus());
  },
});

export const EscapeGoesBackToWhereItCameFrom = meta.story({
  name: 'Escape geeft de focus terug',
  tags: ['gedrag'],
  parameters: covering,
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Openen' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Openen' })).toHaveFocus());
  },
});

const reload = fn();
export const NewVersion = meta.story({
  name: 'Nieuwe versie',
  beforeEach: () => { reload.mockClear(); },
  render: args => <CodeVersionProvider value={{ isOutdated: () => Promise.resolve(true), reload }}><PartFailure {...args} /></CodeVersionProvider>,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(NEWER);
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina herladen' }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const NewVersionInADialog = meta.story({
  name: 'Nieuwe versie in een venster',
  args: { kind: 'dialog', onClose: fn() },
  parameters: covering,
  render: NewVersion.input.render,
  play: async () => {
    await expect(await screen.findByText(NEWER)).toBeVisible();
    await expect(await dialog()).toContainElement(screen.getByRole('button', { name: 'Sluiten' }));
  },
});

const stuck = 'Dit kan niet geladen worden. Herlaad de pagina; wat je invulde, blijft bewaard.';
const sameVersion = { isOutdated: () => Promise.resolve(false), reload };
export const Stuck = meta.story({
  name: 'Blijft mislukken',
  args: { isStuck: true },
  beforeEach: () => { reload.mockClear(); },
  render: args => <CodeVersionProvider value={sameVersion}><PartFailure {...args} /></CodeVersionProvider>,
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(stuck);
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina herladen' }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** What a browser says of code that does not come. */
const notFetched = (address = '') => new TypeError(`Failed to fetch dynamically imported module: ${address}`);

/** The code comes when it is asked for the `nth` time. */
const comesAt = (nth: number) => {
  let asked = 0;
  return lazyPart(() => {
    asked += 1;
    return asked < nth ? Promise.reject(notFetched()) : Promise.resolve({ Film: () => <p>De film</p> });
  }, 'Film');
};

const Beside = ({ nth }: { nth: number }) => {
  const [Part] = useState(() => comesAt(nth));
  return <CodeVersionProvider value={sameVersion}><p>De rest van de pagina</p><Part /></CodeVersionProvider>;
};

export const ComesAfterAPress = meta.story({
  name: 'Geladen na een klik',
  tags: ['gedrag'],
  render: () => <Beside nth={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw proberen' }));
    await canvas.findByText('De film');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByText('De rest van de pagina')).toBeVisible();
  },
});

export const OffersANewPageWhenAPressDidNotHelp = meta.story({
  name: 'Herladen als opnieuw niet helpt',
  tags: ['gedrag'],
  render: () => <Beside nth={9} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw proberen' }));
    await canvas.findByText(stuck);
    await expect(canvas.getByRole('button', { name: 'Pagina herladen' })).toBeVisible();
  },
});

const FromElsewhere = () => {
  const [Part] = useState(() => lazyPart((): Promise<{ Film: () => string }> => Promise.reject(notFetched(new URL('/api/film.js', document.baseURI).href)), 'Film'));
  return <Part />;
};

const asked = fn();
export const TriesByItselfUnderAnotherAddress = meta.story({
  name: 'Probeert zelf een ander adres',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(http.get('*/api/film.js', ({ request }) => {
      asked(new URL(request.url).search);
      return new HttpResponse("export const Film = () => 'De film';", { headers: { 'Content-Type': 'text/javascript' } });
    }));
  },
  render: () => <FromElsewhere />,
  play: async ({ canvas }) => {
    await canvas.findByText('De film');
    await expect(asked.mock.calls).toEqual([[expect.stringMatching(/^\?again=\d+$/)]]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

const Failed = ({ onRetry, onClose }: PartFailed) => <PartFailure kind="inline" onRetry={onRetry} onClose={onClose} />;

const List = ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('gebroken');
  return <p>De productenlijst</p>;
};

const Bounded = () => {
  const [isBroken, setBroken] = useState(true);
  const [page, setPage] = useState('/products');
  return (
    <>
      <Button onClick={() => setPage('/collections')}>Andere pagina</Button>
      <Button onClick={() => setBroken(false)}>Herstellen</Button>
      <PartBoundary resetKey={page} Failed={Failed}><List isBroken={isBroken && page === '/products'} /></PartBoundary>
    </>
  );
};

export const APartThatCannotBeDrawn = meta.story({
  name: 'Fout bij het tonen',
  render: () => <Bounded />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(REASON);
    await expect(canvas.getByRole('button', { name: 'Andere pagina' })).toBeVisible();
  },
});

export const APartThatIsDrawnAgain = meta.story({
  name: 'Opnieuw getoond na herstel',
  tags: ['gedrag'],
  render: () => <Bounded />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(REASON);
    await userEvent.click(canvas.getByRole('button', { name: 'Herstellen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(await canvas.findByText('De productenlijst')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const AnotherPageIsDrawnAnew = meta.story({
  name: 'Andere pagina werkt',
  tags: ['gedrag'],
  render: () => <Bounded />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Andere pagina' }));
    await expect(await canvas.findByText('De productenlijst')).toBeVisible();
  },
});
