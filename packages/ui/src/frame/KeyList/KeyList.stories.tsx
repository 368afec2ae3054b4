import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { KeyList } from './KeyList.tsx';

const meta = preview.meta({
  title: 'frame/KeyList (sneltoetsen)',
  component: KeyList,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    onClose: fn(),
    shortcuts: [
      { keys: [['/']], does: 'Zoeken' },
      { keys: [['Ctrl', 'K']], does: 'Zoek en ga naar een product, een scherm of een actie' },
      { keys: [['Home'], ['End']], does: 'Naar de eerste of de laatste kaart' },
    ],
  },
});

export const Default = meta.story({ name: 'Standaard' });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });

export const Closed = meta.story({
  name: 'Gesloten met Esc',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sneltoetsen' })).toHaveFocus());
    // It comes into sight while it has the focus already.
    await waitFor(() => expect(screen.getByText('Zoeken')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
