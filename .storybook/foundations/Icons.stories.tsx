import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { IconSheet } from './IconSheet.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Pictogrammen',
  parameters: {
    docs: { description: { component: 'Eén familie: Lucide, lijn van 2 px. Een pictogram staat nooit alleen: het heeft een Nederlandse naam voor wie luistert en een tooltip voor wie wijst.' } },
  },
});

export const InUse = meta.story({
  name: 'In gebruik',
  render: () => <IconSheet />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in collectie steken')).toBeVisible();
    for (const line of canvas.getAllByRole('listitem')) await expect(line.querySelector('svg'), line.textContent).toBeInTheDocument();
  },
});
