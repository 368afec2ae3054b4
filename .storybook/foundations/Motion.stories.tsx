import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { ContractTimes } from './ContractTimes.tsx';
import { Movement } from './Movement.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Beweging',
  parameters: { docs: { description: { component: 'Beweging is kort en zegt wat waarheen ging. Wie het systeem om minder beweging vraagt, of Beweging in de werkbalk verlaagt, ziet dezelfde toestanden zonder de weg ertussen.' } } },
});

const story = (description: string) => ({ docs: { description: { story: description } } });

export const Durations = meta.story({
  name: 'Duur',
  parameters: story('Druk op de knop: elk staal legt dezelfde weg af, in zijn eigen tijd en met de kromme van het product.'),
  render: () => <Movement />,
});

export const Moved = meta.story({
  name: 'Beweegt na een klik',
  tags: ['gedrag'],
  render: () => <Movement />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Laat bewegen' });
    const sample = canvas.getByText('time-move').closest('li')!.querySelector<HTMLElement>('[data-sample]')!;
    const start = sample.getBoundingClientRect().left;
    await userEvent.click(button);
    await waitFor(() => expect(sample.getBoundingClientRect().left).toBeGreaterThan(start + 40));
    await userEvent.click(button);
    await waitFor(() => expect(Math.round(sample.getBoundingClientRect().left)).toBe(Math.round(start)));
  },
});

export const Times = meta.story({
  name: 'Tijden van het contract',
  parameters: story('Deze tijden komen uit de specificatie en liggen vast.'),
  render: () => <ContractTimes />,
  play: async ({ canvas }) => { await expect(canvas.getByText('600 ms')).toBeVisible(); },
});
