import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Breakpoints, Columns } from './GridSheets.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Raster',
  parameters: { docs: { description: { component: 'De catalogus telt 1, 2, 3 en dan 4 of 5 kolommen. Bewerken heeft er één minder dan presenteren: de acties onder een kaart vragen plaats.' } } },
});

const story = (description: string) => ({ docs: { description: { story: description } } });

export const Widths = meta.story({
  name: 'Kolommen per breedte',
  parameters: story('Berekend door dezelfde functie als het raster zelf, voor elk toestel waarvoor Staalkaart gemaakt is.'),
  render: () => <Columns />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^1440 px Laptop.* 5 4$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^1180 px Tablet liggend.* 3 3$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^390 px Gsm.* 1 1$/ })).toBeVisible();
  },
});

export const Edges = meta.story({
  name: 'Breekpunten',
  parameters: story('Vanaf deze breedte verandert de indeling.'),
  render: () => <Breakpoints />,
  play: async ({ canvas }) => { await expect(canvas.getByText('1280 px')).toBeVisible(); },
});
