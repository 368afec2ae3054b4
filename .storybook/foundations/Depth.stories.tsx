import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Shadows } from './Shadows.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Diepte',
  parameters: { docs: { description: { component: 'Een schaduw zegt dat iets boven de pagina ligt: laag voor wat rust, midden voor wat opengaat, hoog alleen voor de kaart die je vasthoudt. Hoog contrast tekent een rand in de plaats.' } } },
});

export const Levels = meta.story({
  name: 'Schaduwen',
  render: () => <Shadows />,
  play: async ({ canvas }) => { await expect(canvas.getByText('shadow-raised')).toBeVisible(); },
});
