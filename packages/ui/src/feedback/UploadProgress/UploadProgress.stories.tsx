import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const meta = preview.meta({
  title: 'feedback/UploadProgress (voortgangsbalk)',
  component: UploadProgress,
  args: { label: 'affiche-zomerfestival.jpg wordt opgeladen', share: 0.42, onCancel: fn() },
  decorators: [Story => <div style={{ width: 420, maxWidth: '100%' }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const Cancelled = meta.story({
  name: 'Geannuleerd',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'affiche-zomerfestival.jpg wordt opgeladen' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await waitFor(() => expect(canvas.getByText('42 %')).toBeVisible());
    const filled = bar.firstElementChild!;
    await expect(filled.getBoundingClientRect().width / bar.getBoundingClientRect().width).toBeCloseTo(0.42, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen annuleren' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  name: 'Aandeel onbekend',
  tags: ['geen-beeld'],
  args: { share: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
  },
});

export const Begun = meta.story({ name: 'Begonnen', args: { share: 0 } });
export const Sent = meta.story({ name: 'Verstuurd', args: { share: 1 }, play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('100 %')).toBeVisible()); } });
export const Impossible = meta.story({
  name: 'Onmogelijk aandeel',
  tags: ['gedrag'],
  args: { share: 1.7 },
  play: async ({ canvas }) => { await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'); },
});
export const WithoutCancel = meta.story({
  name: 'Zonder stopknop',
  args: { onCancel: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('button')).not.toBeInTheDocument(); },
});
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { label: `${'gelegenheidsverpakking_'.repeat(8)}.png wordt opgeladen` },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
