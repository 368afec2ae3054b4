import { expect, test } from 'vitest';
import { choose, isAsked } from './entries.mjs';

const entry = (title: string, tags: string[] = [], type = 'story') => {
  const id = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--default`;
  return [id, { id, title, name: 'Default', type, tags: ['dev', 'test', ...tags] }];
};
const index = {
  entries: Object.fromEntries([
    entry('Fundamenten/Kleuren'), entry('tiles/ProductCard (productkaart)'), entry('screens/Producten'),
    entry('flows/Aanmelden met code'), entry('overlays/Menu', ['gedrag']), entry('media/Film', ['geen-beeld']), entry('Staalkaart/Welkom', [], 'docs'), entry('Toegankelijkheid/Vasthouden', ['systeemkleuren']),
  ]),
};
const titles = (only?: string[]) => choose(index, only).map(({ title }) => title);

test('takes foundations, widgets and screens; no flows, proofs of behaviour, moving pixels or pages of text', () => {
  expect(titles()).toEqual(['Fundamenten/Kleuren', 'tiles/ProductCard (productkaart)', 'screens/Producten', 'Toegankelijkheid/Vasthouden']);
});

test('shows in the system\'s colours what asks for them', () => {
  expect(choose(index).filter(({ isForced }) => isForced).map(({ title }) => title)).toEqual(['Toegankelijkheid/Vasthouden']);
});

test('takes only what was asked for, by title or id, whatever the case', () => {
  expect(titles(['productcard'])).toEqual(['tiles/ProductCard (productkaart)']);
  expect(titles(['kleuren', 'screens/'])).toEqual(['Fundamenten/Kleuren', 'screens/Producten']);
  expect(isAsked(['product'], 'screens-producten--default')).toBe(true);
  expect(isAsked(['product'], 'controls-button--default')).toBe(false);
});
