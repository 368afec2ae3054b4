import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Palette } from './Palette.tsx';
import { Readability } from './Readability.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Kleur',
  parameters: {
    docs: {
      description: {
        component: 'Warm papier, inkt en één accent. Oranje is toevoegen, rood is verwijderen, magenta is de bewerkmodus: een kleur met een betekenis staat nergens voor de sier.',
      },
    },
  },
});

const story = (description: string) => ({ docs: { description: { story: description } } });

export const Colours = meta.story({
  name: 'Palet',
  parameters: story('Links het lichte thema, rechts hoog contrast. Een waarde die niet verandert, staat er één keer.'),
  render: () => <Palette />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('color-accent')).toBeVisible();
    await expect(canvas.getByText('#005f73 · #00404e')).toBeVisible();
  },
});

export const Light = meta.story({
  name: 'Leesbaarheid',
  parameters: story('Gemeten, niet geschat. AA vraagt 4,5:1 voor gewone tekst, AAA 7:1.'),
  render: () => <Readability theme="light" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Aa 15,83:1 · AAA' })).toBeVisible();
    await expect(canvas.queryByText(/onvoldoende/)).not.toBeInTheDocument();
  },
});

export const HighContrast = meta.story({
  name: 'Leesbaarheid in hoog contrast',
  parameters: story('Hier haalt elke tekst 7:1. Het thema volgt het systeem, en de keuze Thema van de werkbalk.'),
  render: () => <Readability theme="contrast" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/· AAA$/).length).toBeGreaterThan(25);
    await expect(canvas.queryByText(/· AA$/)).not.toBeInTheDocument();
  },
});
