import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { Alphabet } from './Alphabet.tsx';
import { TypeSheet } from './TypeSheet.tsx';

const meta = preview.meta({
  title: 'Fundamenten/Letter',
  parameters: {
    docs: { description: { component: 'Instrument Sans Variable, door ons zelf geserveerd. Zolang ze onderweg is, staat er Arial met dezelfde maten: er verspringt niets wanneer ze aankomt.' } },
  },
});

const story = (description: string) => ({ docs: { description: { story: description } } });

/** From 21 px on a text is a title: bold and tight, as the pages have it. */
const sizeStyle = (fontSize: string) => (Number.parseInt(fontSize, 10) < 21 ? { fontSize } : { fontSize, fontWeight: tokens['weight-bold'], letterSpacing: '-0.02em', lineHeight: tokens['line-tight'] });

export const Sizes = meta.story({
  name: 'Maten',
  parameters: story('Zes maten, van bijschrift tot paginatitel. Gewone tekst is 15 px.'),
  render: () => <TypeSheet prefix="text" styleOf={sizeStyle} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('text-2xl')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('Producten in category Verpakkingen')).fontSize).toBe('30px');
  },
});

export const Weights = meta.story({
  name: 'Gewichten',
  parameters: story('Gewone tekst is 400. Halfvet voor namen en labels, vet voor titels en knoppen.'),
  render: () => <TypeSheet prefix="weight" styleOf={fontWeight => ({ fontWeight, fontSize: tokens['text-xl'] })} />,
});

export const LineHeights = meta.story({
  name: 'Regelhoogte',
  parameters: story('Strak voor titels, ruim voor wat gelezen wordt.'),
  render: () => <TypeSheet prefix="line" styleOf={lineHeight => ({ lineHeight, maxWidth: '42ch', fontSize: tokens['text-l'] })} />,
});

export const Signs = meta.story({
  name: 'Tekens',
  parameters: story('Alles wat een Vlaamse catalogus nodig heeft, ook de trema’s, de accenten en de aanhalingstekens. Cijfers in tabellen zijn even breed.'),
  render: () => <Alphabet />,
});
