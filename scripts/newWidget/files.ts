import type { Request } from './request.ts';

const component = ({ name, dutch }: Request) => `import { Frame } from './${name}.styles.ts';

export interface ${name}Props {
  /** What it says. */
  text: string;
  /** Steps back behind what stands next to it. */
  isQuiet?: boolean;
}

/** Shows a ${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()} (${dutch}). */
export const ${name} = ({ text, isQuiet = false }: ${name}Props) => (
  <Frame data-quiet={isQuiet || undefined}>{text}</Frame>
);
`;

const styles = () => `import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Frame = styled.p\`
  max-width: max-content;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  overflow-wrap: anywhere;

  background: var(--color-surface);
  color: var(--color-ink);
  \${edge}

  &[data-quiet] { background: transparent; color: var(--color-ink-2); }
\`;
`;

const stories = ({ room, name, dutch }: Request) => {
  const shown = `'${dutch.charAt(0).toUpperCase()}${dutch.slice(1)}'`;
  return `import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${room}/${name} (${dutch})',
  component: ${name},
  args: { text: ${shown} },
});

export const Default = meta.story({ name: 'Standaard' });

export const Quiet = meta.story({
  name: 'Stil',
  args: { isQuiet: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(${shown})).toBeVisible()); },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { text: 'Gelegenheidsverpakking voor ambachtelijke chocoladepralines met venster en goudfoliedruk' },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
`;
};

const docs = () => `Zegt iets in één regel, in een kader of stil.

## Wanneer niet

## Toetsenbord
Neemt zelf geen focus: er is niets te bedienen.

## Toegankelijkheid
- De tekst wordt gelezen zoals hij er staat; het kader zegt niets meer.
- Kijk na: een lange tekst breekt af en maakt de pagina niet breder.

## Specificatie
`;

/** The files of a new widget, by their name inside its folder. */
export const filesOf = (request: Request): Record<string, string> => ({
  [`${request.name}.tsx`]: component(request),
  [`${request.name}.styles.ts`]: styles(),
  [`${request.name}.stories.tsx`]: stories(request),
  [`${request.name}.docs.md`]: docs(),
});

/** The package's index with a widget's line after the last one of its room, or at the end. */
export const withExport = (index: string, { room, name }: Request): string => {
  const lines = index.trimEnd().split('\n');
  const last = lines.findLastIndex(line => line.includes(` from './${room}/`));
  const line = `export { ${name}, type ${name}Props } from './${room}/${name}/${name}.tsx';`;
  return `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line).join('\n')}\n`;
};
