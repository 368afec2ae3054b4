import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Kept, Tone } from './LanguageSheets.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Taal',
  parameters: { docs: { description: { component: 'Staalkaart spreekt Vlaams Nederlands: kort, vriendelijk, met ‘je’. Een deel van de zinnen is een contract en staat er letterlijk, tikfouten inbegrepen.' } } },
});

const story = (description: string) => ({ docs: { description: { story: description } } });

export const HowWeSpeak = meta.story({
  name: 'Hoe we spreken',
  parameters: story('Voor elke nieuwe zin. Links wat we schrijven, rechts wat we niet schrijven.'),
  render: () => <Tone />,
  play: async ({ canvas }) => { await expect(canvas.getByText('Je hebt nog geen collecties')).toBeVisible(); },
});

export const ToBeKept = meta.story({
  name: 'Wat zo moet blijven',
  parameters: story('Deze zinnen staan zo in de specificatie. Verbeter ze niet: de klant kent ze, en de tests ook. Uit de tekstbestanden gelezen, waar ze met ‘sic’ gemerkt zijn.'),
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products fount in this category ...')).toBeVisible();
    await expect(canvas.getByText('Het is verplicht om het password te verifieëren')).toBeVisible();
  },
});
