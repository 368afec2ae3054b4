import { expect, fn, type screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageContainer } from '../../frame/PageContainer/PageContainer.tsx';
import { Trays } from '../Trays/Trays.tsx';
import { RunTray, type RunItem } from './RunTray.tsx';

const running: RunItem = { id: '1', label: 'Verbergen', status: 'running', done: 37, total: 300, failures: [], left: 0 };
const waiting: RunItem = { id: '2', label: 'Tag toevoegen', status: 'waiting', done: 0, total: 12, failures: [], left: 0 };
const failed: RunItem = {
  id: '3', label: 'In collectie', status: 'ended', done: 28, total: 30, left: 0,
  failures: [
    { name: 'Affiche Zomerfestival Waterkant A2', reason: 'Dit product bestaat niet (meer).' },
    { name: 'Beachvlag Immo Leiezicht', reason: 'Dit product heeft nog geen media en kan daarom niet in een collectie.' },
  ],
};
const OFFLINE = 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.';
const stopped: RunItem = { id: '4', label: 'Verwijderen', status: 'ended', done: 12, total: 30, failures: [], left: 18 };

const meta = preview.meta({
  title: 'feedback/RunTray (veel tegelijk)',
  component: RunTray,
  tags: ['nieuw', '!stabiel'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { items: [running], onCancel: fn(), onRetry: fn(), onDismiss: fn() },
  decorators: [Story => <PageContainer><h1>Producten</h1><div style={{ height: 480 }} /><Trays><Story /></Trays></PageContainer>],
});
/** What the tray says of those that failed: each cause with its names. */
const causes = (canvas: Pick<typeof screen, 'getByRole'>) => tray(canvas).getAllByRole('list')
  .map(list => [document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent, ...within(list).getAllByRole('listitem').map(item => item.textContent)]);
const tray = (canvas: Pick<typeof screen, 'getByRole'>) => within(canvas.getByRole<HTMLElement>('region', { name: 'Bezig met veel tegelijk' }));

export const Default = meta.story({ name: 'Standaard' });

export const Cancelled = meta.story({
  name: 'Geannuleerd',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(tray(canvas).getByRole('progressbar', { name: 'Verbergen: 37 van 300' })).toHaveAttribute('aria-valuenow', '12');
    await userEvent.click(tray(canvas).getByRole('button', { name: 'Annuleer' }));
    await expect(args.onCancel).toHaveBeenCalledWith('1');
  },
});

export const Stopping = meta.story({
  name: 'Wordt gestopt',
  args: { items: [{ ...running, status: 'stopping' }, waiting] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(tray(canvas).getByText('Stopt zodra klaar is wat nog bezig is')).toBeVisible();
    await userEvent.click(tray(canvas).getAllByRole('button', { name: 'Annuleer' })[0]!);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Waiting = meta.story({ name: 'Wacht op de vorige', args: { items: [running, waiting] } });

export const Failed = meta.story({
  name: 'Niet alles gelukt',
  args: { items: [failed] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(tray(canvas).getByText('In collectie: 28 van 30 gedaan')).toBeVisible();
    await expect(tray(canvas).getByText('2 niet gelukt')).toBeVisible();
    await expect(causes(canvas)).toEqual([
      ['Dit product bestaat niet (meer).', 'Affiche Zomerfestival Waterkant A2'],
      ['Dit product heeft nog geen media en kan daarom niet in een collectie.', 'Beachvlag Immo Leiezicht'],
    ]);
    const retry = tray(canvas).getByRole('button', { name: 'Opnieuw proberen' });
    await expect(retry).toHaveAccessibleDescription('In collectie: 28 van 30 gedaan');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(tray(canvas).getByRole('button', { name: 'Sluiten' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('3');
  },
});
/** Nothing answers: said once, and in little room. */
export const OneCause = meta.story({
  name: 'Eén oorzaak',
  args: { items: [{ ...failed, done: 0, total: 6, left: 2, failures: ['Affiche Zomerfestival', 'Beachvlag Immo', 'Doos Lindeblad', 'Menukaart De Kade'].map(name => ({ name, reason: OFFLINE })) }] },
  play: async ({ canvas }) => {
    await expect(causes(canvas)).toEqual([[OFFLINE, 'Affiche Zomerfestival', 'Beachvlag Immo', 'Doos Lindeblad', 'Menukaart De Kade']]);
    await expect(tray(canvas).getByText('4 niet gelukt, 2 nog niet gedaan')).toBeVisible();
    await expect(tray(canvas).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  },
});
export const Lasting = meta.story({
  name: 'Lukt ook niet met opnieuw proberen',
  args: { items: [{ ...failed, done: 28, isLasting: true, failures: failed.failures.map(({ name }) => ({ name, reason: 'Deze collectie bestaat niet (meer).' })) }] },
  play: async ({ canvas }) => {
    await expect(causes(canvas)).toEqual([['Deze collectie bestaat niet (meer).', 'Affiche Zomerfestival Waterkant A2', 'Beachvlag Immo Leiezicht']]);
    await expect(tray(canvas).getAllByRole('button').map(button => button.textContent)).toEqual(['Sluiten']);
  },
});
export const Stopped = meta.story({
  name: 'Gestopt',
  args: { items: [stopped] },
  play: async ({ canvas }) => { await expect(tray(canvas).getByText('18 nog niet gedaan')).toBeVisible(); },
});
export const Many = meta.story({
  name: 'Veel niet gelukt',
  args: { items: [{ ...failed, done: 0, total: 200, failures: Array.from({ length: 200 }, (_, at) => ({ name: `Affiche nummer ${at + 1}`, reason: at % 2 ? OFFLINE : 'De server is even niet bereikbaar.' })) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bezig met veel tegelijk' }).getBoundingClientRect().top).toBeGreaterThan(64);
    await expect(tray(canvas).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  },
});
export const Empty = meta.story({
  name: 'Leeg',
  args: { items: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('region', { name: 'Bezig met veel tegelijk' })).not.toBeInTheDocument(); },
});
export const Phone = meta.story({
  name: 'Gsm',
  args: { items: [failed] },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
