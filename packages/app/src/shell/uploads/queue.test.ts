import { ApiError, clearToken, setToken } from '@staalkaart/api-client';
import { toastStore } from '@staalkaart/ui';
import { afterEach, expect, test } from 'vitest';
import { setMode } from '../session/mode.ts';
import { explainUpload, mayBeSeen } from './queue.ts';

const refused = new ApiError({
  kind: 'response', status: 400, method: 'POST', url: 'Assets',
  body: { title: 'Niet alle gegevens zijn geldig.', errors: { ProductId: ['Dit product bestaat niet meer.'] } },
});
const medium = { of: 'Assets', productId: 7, isVideo: false, name: 'Kaart' } as const;

test('a medium whose record is refused tells all that the server says', () => {
  expect(explainUpload(refused, { target: medium })).toBe('Niet alle gegevens zijn geldig – Dit product bestaat niet meer.');
});

test('a file that is refused tells the title alone', () => {
  expect(explainUpload(refused, { target: { ...medium, id: 12, order: 1 } })).toBe('Niet alle gegevens zijn geldig.');
});

test('many files that fail alike are told once, for as long as that is in sight', () => {
  setMode('edit');
  setToken('iemand');
  const job = { target: { ...medium, id: 12, order: 1 } };
  for (let file = 0; file < 3; file += 1) expect(explainUpload(refused, job)).toBe('Niet alle gegevens zijn geldig.');
  const told = () => toastStore.getHistory().map(({ text }) => text);
  expect(told()).toEqual(['Niet alle gegevens zijn geldig.']);
  // Nor while it cannot be.
  setMode('presentation');
  for (let file = 0; file < 3; file += 1) explainUpload(refused, job);
  expect(told()).toEqual([]);
  setMode('edit');
  expect(told()).toEqual(['Niet alle gegevens zijn geldig.']);
});

afterEach(() => {
  toastStore.clear();
  clearToken();
});

test.each([
  ['the own photo', { target: { of: 'Me' } }, 1],
  ["a collection's that was chosen while presenting", { target: { of: 'Collections', id: 5 }, mode: 'presentation' }, 1],
  ["a collection's that was chosen while editing", { target: { of: 'Collections', id: 5 }, mode: 'edit' }, 0],
  ["a category's", { target: { of: 'Categories', id: 5 } }, 0],
  ['a medium', { target: medium }, 0],
] as const)('while presenting, %s is shown, and what refused it told, where a customer may know of it', (_, job, told) => {
  setToken('iemand');
  setMode('presentation');
  expect(mayBeSeen({ id: 1, role: 'Admin', mode: 'presentation' }, job)).toBe(told === 1);
  expect(mayBeSeen({ id: 1, role: 'Admin', mode: 'edit' }, job)).toBe(true);
  explainUpload(refused, job);
  expect(toastStore.getHistory()).toHaveLength(told);
});
