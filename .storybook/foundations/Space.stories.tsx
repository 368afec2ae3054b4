import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Bars, Corners } from './SpaceSheets.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Ruimte',
  parameters: { docs: { description: { component: 'Alle ruimte is een veelvoud van 4 px. Wie een andere maat nodig denkt te hebben, heeft meestal een andere indeling nodig.' } } },
});

const story = (description: string) => ({ docs: { description: { story: description } } });

export const Spaces = meta.story({
  name: 'Afstanden',
  parameters: story('Tussen dingen, en tussen een ding en zijn rand.'),
  render: () => <Bars prefixes={['space']} />,
  play: async ({ canvas }) => { await expect(canvas.getByText('space-16')).toBeVisible(); },
});

export const Sizes = meta.story({
  name: 'Maten',
  parameters: story('Een knop is 40 px hoog met de muis en 44 px waar met vingers gedrukt wordt. De pagina wordt nooit breder dan page-max.'),
  render: () => <Bars prefixes={['size', 'page']} />,
});

export const Radii = meta.story({
  name: 'Hoeken',
  parameters: story('Klein voor knoppen en velden, middel voor kaarten en foto’s, groot voor dialogen, rond voor chips en avatars.'),
  render: () => <Corners />,
});
