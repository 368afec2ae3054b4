import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'controls/Skeleton (plaatshouder)',
  component: Skeleton,
  args: { ratio: '4 / 3', radius: 'var(--radius-m)' },
  decorators: [Story => <div style={{ width: 280 }}><Story /></div>],
});

export const Block = meta.story({ name: 'Blok' });

export const HasItsSize = meta.story({
  name: 'Zo groot als gevraagd',
  tags: ['gedrag'],
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector('[data-kind="block"]')!.getBoundingClientRect();
    await expect([bone.width, bone.height]).toEqual([280, 210]);
  },
});

/** As high as a line of text: nothing moves when the text arrives. */
export const Lines = meta.story({
  name: 'Tekstregels',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, alignItems: 'start' }}>
      <div data-testid="bones"><Skeleton kind="line" /><Skeleton kind="line" /></div>
      <div data-testid="text">Twee<br />regels</div>
    </div>
  ),
  play: async ({ canvas }) => {
    const bones = canvas.getByTestId('bones').firstElementChild!.getBoundingClientRect();
    const height = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(Math.abs(height('bones') - height('text'))).toBeLessThan(1);
    await expect(bones.height).toBe(12);
  },
});
