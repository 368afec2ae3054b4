import { expect, it } from 'vitest';
import { icons } from './icons.ts';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.ts', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);
/** Taken from the family, or drawn as one of it. */
const imported = Object.values(sources).flatMap(source => [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'|export const (\w+) = createLucideIcon/g)])
  .flatMap(([, list = '', drawn = '']) => [drawn, ...list.split(',').map(part => part.trim().split(' as ')[0]!)])
  .filter(name => name && !name.startsWith('type ') && name !== 'createLucideIcon');

it.each([...new Set(imported)])('%s, which a widget shows, has a Dutch name', icon => {
  expect(icons[icon]?.[1]).toMatch(/^[a-zà-ÿ]/);
});

it('no icon is named that no widget shows', () => {
  expect(Object.keys(icons).filter(icon => !imported.includes(icon))).toEqual([]);
});
