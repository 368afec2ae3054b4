import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'controls/Tooltip (tekstballon)',
  component: Tooltip,
  argTypes: { children: { mapping: { knop: <Button variant="quiet">Kopieer</Button>, link: <a href="/products">Producten</a> } } },
  args: { label: 'Dit is niet beschikbaar', children: <Button variant="quiet">Kopieer</Button> },
});

export const Default = meta.story({ name: 'Standaard' });

export const Open = meta.story({
  name: 'Open (popup)',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
  },
});

export const OnHover = meta.story({
  name: 'Onder de muis',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kopieer' });
    const start = performance.now();
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
    // Never before its 300 ms; how long after them is up to the machine.
    await expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const OnFocus = meta.story({
  name: 'Bij focus',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const AsError = meta.story({
  name: 'Als fout',
  args: { tone: 'error', reason: 'Niet beschikbaar' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Niet beschikbaar');
  },
});

/** A finger finds out too, and a press elsewhere hides it. */
export const ReasonByTouch = meta.story({
  name: 'Reden bij aanraking',
  tags: ['gedrag'],
  args: { label: 'Kopieer', reason: 'Niet beschikbaar', tone: 'error' },
  render: args => <><Tooltip {...args} /><p>De pagina</p></>,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kopieer' });
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Niet beschikbaar');
    await expect(button).toHaveAccessibleDescription('Niet beschikbaar');
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('De pagina') }]);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const Moved = meta.story({
  name: 'Gaat mee',
  tags: ['gedrag'],
  render: args => <div style={{ marginLeft: 120 }}><Tooltip {...args} /></div>,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    await waitFor(() => expect(middle(tooltip)).toBeCloseTo(middle(button), 0));
    const before = middle(button);
    button.parentElement!.style.marginLeft = '240px';
    await expect(middle(button)).toBeGreaterThan(before);
    await waitFor(() => expect(middle(tooltip)).toBeCloseTo(middle(button), 0));
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { label: 'Een product kan pas in een collectie als het minstens 1 afbeelding of video heeft, en dit product heeft er nog geen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect((await screen.findByRole('tooltip')).getBoundingClientRect().right).toBeLessThanOrEqual(390);
  },
});
