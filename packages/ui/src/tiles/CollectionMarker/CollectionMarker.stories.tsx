import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { CollectionMarker } from './CollectionMarker.tsx';

const meta = preview.meta({
  title: 'tiles/CollectionMarker (collectielintje)',
  component: CollectionMarker,
  args: { collectionIds: [21] },
  decorators: [withStoryLink, Story => <div style={{ paddingLeft: 'min(320px, 50%)', paddingBottom: 16 }}><Story /></div>],
  beforeEach: () => { opened.mockClear(); },
});

export const InOne = meta.story({ name: 'In één collectie' });

export const InThree = meta.story({
  name: 'In drie collecties',
  args: { collectionIds: [21, 22, 23] },
  play: async ({ canvas }) => {
    const marker = canvas.getByRole('link', { name: 'Dit product zit in 3 collecties' });
    await expect(marker).toHaveTextContent('3');
    await expect(marker).toHaveAttribute('href', '/collections');
  },
});

export const InVeryMany = meta.story({ name: 'In heel veel collecties', args: { collectionIds: Array.from({ length: 128 }, (_, index) => index) } });

export const WithTooltip = meta.story({
  name: 'Met tooltip',
  play: async ({ canvas, userEvent }) => {
    const marker = canvas.getByRole('link');
    const start = performance.now();
    await userEvent.hover(marker);
    const tooltip = await screen.findByRole('tooltip');
    await expect(performance.now() - start).toBeGreaterThanOrEqual(490);
    await expect(tooltip).toHaveTextContent(/^Dit product zit in 1 collectie$/);
    await expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(marker.getBoundingClientRect().left);
  },
});

export const Opens = meta.story({
  name: 'Opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const marker = canvas.getByRole('link', { name: 'Dit product zit in 1 collectie' });
    await expect(marker).toHaveAttribute('href', '/collections/21');
    await userEvent.click(marker);
    await expect(opened.mock.calls).toEqual([['/collections/21']]);
  },
});

export const TargetSize = meta.story({
  name: 'Grootte van het doel',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});
