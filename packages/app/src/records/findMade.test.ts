import type { listAll } from '@staalkaart/api-client';
import { expect, it } from 'vitest';
import { findMade } from './findMade.ts';

const listed = (...items: object[]) => (async () => items) as unknown as typeof listAll;
const [old, photographed, made] = [{ id: 1, name: 'Kerst', path: null }, { id: 2, name: 'Kerst', path: '/kerst.png' }, { id: 3, name: 'Kerst', path: null }];

it.each([
  ['the only one with its name', 3, listed({ id: 4, name: 'Pasen' }, made), []],
  ['the only one that has no photo yet', 3, listed(photographed, made), []],
  ['the only one that was not there', 3, listed(old, made), [{ id: '1' }]],
  ['of two nobody knows which', undefined, listed(old, made), []],
  ['none', undefined, listed(photographed), []],
])('what was made is %s', async (_, id, list, before) => {
  expect(await findMade('Segments', 'Kerst', before, list)).toBe(id);
});
