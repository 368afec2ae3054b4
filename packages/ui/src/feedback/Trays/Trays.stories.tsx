import { expect, fn, waitFor, type screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageContainer } from '../../frame/PageContainer/PageContainer.tsx';
import { RunTray, type RunItem } from '../RunTray/RunTray.tsx';
import { UploadTray, type UploadItem } from '../UploadTray/UploadTray.tsx';
import { Trays } from './Trays.tsx';

const failures = Array.from({ length: 40 }, (_, at) => ({ name: `Affiche nummer ${at + 1}`, reason: 'De server is even niet beschikbaar. Probeer het later opnieuw.' }));
const run: RunItem = { id: '1', label: 'Verbergen', status: 'ended', done: 28, total: 68, failures, left: 0 };
const upload = (id: string): UploadItem => ({ id, label: 'Affiche Zomerfestival A2', fileName: `zomerfestival-${id}.jpg`, status: 'failed', message: 'Er is geen verbinding met de server.' });
const does = { onCancel: fn(), onRetry: fn(), onDismiss: fn() };
const both = <><RunTray items={[run]} {...does} /><UploadTray items={['1', '2', '3'].map(upload)} {...does} /></>;

const meta = preview.meta({
  title: 'feedback/Trays (onderaan de pagina)',
  component: Trays,
  tags: ['nieuw', '!stabiel'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: { children: both },
  argTypes: { children: { mapping: { 'een balk': <UploadTray items={[upload('1')]} {...does} />, 'twee balken': both } } },
  decorators: [Story => <PageContainer><h1>Producten</h1><div style={{ height: 480 }} /><Story /></PageContainer>],
});

export const Default = meta.story({ name: 'Standaard' });

const boxOf = (canvas: Pick<typeof screen, 'getByRole'>, name: string) => canvas.getByRole<HTMLElement>('region', { name }).getBoundingClientRect();

/** One above the other, within the page, whatever they hold. */
export const Phone = meta.story({
  name: 'Gsm: boven elkaar',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(boxOf(canvas, 'Opladen').bottom).toBe(window.innerHeight));
    await expect(boxOf(canvas, 'Bezig met veel tegelijk').bottom).toBeLessThanOrEqual(boxOf(canvas, 'Opladen').top);
    await expect(boxOf(canvas, 'Bezig met veel tegelijk').top).toBeGreaterThan(64);
  },
});
export const Empty = meta.story({
  name: 'Leeg',
  args: { children: <></> },
  play: async () => { await waitFor(() => expect(document.documentElement.style.getPropertyValue('--tray-room')).toBe('')); },
});
