import { tokens, type TokenName } from '../../packages/ui/src/theme/tokens.ts';

/** A token and its value. */
export type Token = readonly [name: TokenName, value: string];

const all = Object.entries(tokens) as Token[];

/** The tokens whose name begins so: 'space' gives space-1, space-2, … A token added tomorrow is among them. */
export const tokensOf = (prefix: string): Token[] => all.filter(([name]) => name === prefix || name.startsWith(`${prefix}-`));

/** What the colours are for, in the order in which a page is built up. The last group takes whatever is not named. */
const groups: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['Vlakken', /^color-(paper|surface|sunken)$/],
  ['Tekst', /^color-ink/],
  ['Lijnen en randen', /^color-(line|edge|card-line|ring)/],
  ['Betekenis', /^color-(accent|on-accent|add|remove|good|warning|edit)/],
  ['Inkt van de bewerkmodus', /^color-(night|on-night)/],
  ['Over een foto', /^color-(dim|badge)|^scrim/],
  ['Andere kleuren', /^color-/],
];

/** Every colour of the product, each in the first group that names it; empty groups are left out. */
export const colourGroups = (): { title: string; colours: Token[] }[] => {
  const left = new Map(all);
  return groups.map(([title, pattern]) => {
    const colours = [...left].filter(([name]) => pattern.test(name));
    for (const [name] of colours) left.delete(name);
    return { title, colours };
  }).filter(({ colours }) => colours.length > 0);
};
