import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RetryNotice } from './RetryNotice.tsx';

const meta = preview.meta({
  title: 'parts/RetryNotice (opnieuw proberen)',
  component: RetryNotice,
  args: { text: 'Er is geen verbinding met de server.', onRetry: fn() },
});

export const Default = meta.story({ name: 'Standaard' });

export const TriedAgain = meta.story({
  name: 'Opnieuw geprobeerd',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er is geen verbinding met de server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({ name: 'Zonder verbinding', args: { kind: 'offline', text: 'Je bent niet verbonden met internet.' } });

export const NewVersion = meta.story({
  name: 'Nieuwe versie',
  args: { kind: 'newVersion', text: 'Er staat een nieuwe versie van Staalkaart klaar.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina herladen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { text: `System.InvalidOperationException:${'Sequence_contains_no_elements'.repeat(6)}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
