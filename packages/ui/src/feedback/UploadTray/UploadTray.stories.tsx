import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { PageContainer } from '../../frame/PageContainer/PageContainer.tsx';
import { Trays } from '../Trays/Trays.tsx';
import { UploadTray, type UploadItem, type UploadTrayProps } from './UploadTray.tsx';

const sending: UploadItem = { id: '1', label: 'Affiche Zomerfestival A2', fileName: 'zomerfestival-voor.jpg', status: 'sending', share: 0.42 };
const waiting: UploadItem = { id: '2', label: 'Affiche Zomerfestival A2', fileName: 'zomerfestival-achter.jpg', status: 'waiting' };
const failed: UploadItem = { id: '3', label: 'Affiche Zomerfestival A2', fileName: 'zomerfestival.mp4', status: 'failed', message: 'Er is geen verbinding met de server.' };
const stopped: UploadItem = { id: '4', label: 'Doos Pralines 12 st', fileName: 'doos.png', status: 'stopped' };

const meta = preview.meta({
  title: 'feedback/UploadTray (opladen onderweg)',
  component: UploadTray,
  tags: ['nieuw', '!stabiel'],
  parameters: { layout: 'fullscreen' },
  args: { items: [sending, waiting], onCancel: fn(), onRetry: fn(), onDismiss: fn() },
  decorators: [Story => <PageContainer><h1>Producten</h1><div style={{ height: 960 }} /><Button>Opslaan</Button><Trays><Story /></Trays></PageContainer>],
});

const row = (canvas: ReturnType<typeof within>, fileName: string) => within(canvas.getByText(`Opladen van ${fileName}`).closest('li')!);

export const Default = meta.story({ name: 'Standaard' });

export const Cancelled = meta.story({
  name: 'Geannuleerd',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Opladen' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 bestanden opladen');
    await expect(canvas.getByRole('progressbar', { name: 'Opladen van zomerfestival-voor.jpg' })).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('Affiche Zomerfestival A2 · Wacht')).toBeVisible();
    const cancel = row(canvas, 'zomerfestival-voor.jpg').getByRole('button', { name: 'Annuleer' });
    await expect(cancel).toHaveAccessibleDescription('zomerfestival-voor.jpg');
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledWith('1');
  },
});

export const Waiting = meta.story({ name: 'Wacht', args: { items: [waiting] } });
export const Sending = meta.story({ name: 'Wordt opgeladen (uploaden)', args: { items: [sending] } });
export const Unknown = meta.story({ name: 'Aandeel onbekend', tags: ['geen-beeld'], args: { items: [{ ...sending, share: undefined }] } });

export const Failed = meta.story({
  name: 'Mislukt',
  args: { items: [failed] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 mislukt');
    await expect(canvas.getByText('Affiche Zomerfestival A2 · Er is geen verbinding met de server.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijderen uit de lijst' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('3');
  },
});

export const Stopped = meta.story({
  name: 'Gestopt',
  args: { items: [stopped] },
  play: async ({ canvas }) => { await expect(canvas.getByText('Doos Pralines 12 st · Gestopt')).toBeVisible(); },
});

export const Empty = meta.story({
  name: 'Leeg',
  args: { items: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('region', { name: 'Opladen' })).not.toBeInTheDocument(); },
});

const many = [sending, waiting, failed, stopped, { ...waiting, id: '5', fileName: 'zomerfestival-detail.jpg' }];

export const MoreThanThree = meta.story({
  name: 'Meer dan drie',
  args: { items: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bestanden opladen, 1 mislukt, 1 gestopt');
    await expect(canvas.queryByText('Opladen van doos.png')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen tonen' }));
    await expect(canvas.getByText('Opladen van doos.png')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opladen verbergen' })).toHaveAttribute('aria-expanded', 'true');
  },
});

const gone: UploadItem = { ...failed, id: '6', fileName: 'weg.png', message: 'Dit product bestaat niet (meer).', isGone: true };

/** Many at once, but for what is gone. */
export const AllAgain = meta.story({
  name: 'Alles opnieuw proberen',
  args: { items: [failed, stopped, gone] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(row(canvas, 'weg.png').queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Alles opnieuw proberen' }));
    await expect(args.onRetry.mock.calls).toEqual([['3'], ['4']]);
  },
});

/** As the application does it: what is cancelled stands still, what is tried again fails again, what is dismissed goes. */
const Working = ({ items: first, ...rest }: UploadTrayProps) => {
  const [items, setItems] = useState(first);
  const put = (id: string, status: UploadItem['status']) => setItems(now => now.map(item => (item.id === id ? { ...item, status } : item)));
  return (
    <UploadTray
      {...rest}
      items={items}
      onCancel={id => put(id, 'stopped')}
      onRetry={id => {
        put(id, 'waiting');
        setTimeout(() => put(id, 'failed'), 50);
      }}
      onDismiss={id => setItems(now => now.filter(item => item.id !== id))}
    />
  );
};

export const FocusIsNeverLost = meta.story({
  name: 'Focus gaat nooit verloren',
  tags: ['gedrag'],
  render: args => <Working {...args} />,
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'zomerfestival-voor.jpg').getByRole('button', { name: 'Annuleer' }).focus();
    await userEvent.keyboard('{Enter}');
    const dismiss = row(canvas, 'zomerfestival-voor.jpg').getByRole('button', { name: 'Verwijderen uit de lijst' });
    await waitFor(() => expect(dismiss).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opladen verbergen' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Annuleer' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const TriedAgain = meta.story({
  name: 'Opnieuw en opnieuw geprobeerd',
  tags: ['gedrag', 'geen-beeld'],
  args: { items: [failed] },
  render: args => <Working {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Opnieuw proberen' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Annuleer' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  name: 'Smalste gsm',
  globals: { viewport: { value: 'narrow' } },
  args: { items: [{ ...sending, fileName: `${'gelegenheidsverpakking_'.repeat(8)}.png` }, failed] },
  play: async ({ canvas, userEvent }) => {
    const tray = canvas.getByRole('region', { name: 'Opladen' });
    await expect(tray.getBoundingClientRect().height).toBeLessThan(60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // The two buttons of a failed one, which do not fit beside each other here, are as wide as each other.
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen tonen' }));
    const [dismiss, retry] = ['Verwijderen uit de lijst', 'Opnieuw proberen'].map(name => canvas.getByRole('button', { name }).getBoundingClientRect());
    await expect([retry!.left, retry!.width]).toEqual([dismiss!.left, dismiss!.width]);
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen verbergen' }));
    // At the end of the page the last button stands free of the tray.
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByRole('button', { name: 'Opslaan' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(tray.getBoundingClientRect().top);
    });
  },
});
