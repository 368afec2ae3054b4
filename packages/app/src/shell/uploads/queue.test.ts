import { ApiError } from '@staalkaart/api-client';
import { expect, test } from 'vitest';
import { explainUpload } from './queue.ts';

const refused = new ApiError({
  kind: 'response', status: 400, method: 'POST', url: 'Assets',
  body: { title: 'Niet alle gegevens zijn geldig.', errors: { ProductId: ['Dit product bestaat niet meer.'] } },
});
const medium = { of: 'Assets', productId: 7, isVideo: false, name: 'Kaart' } as const;

test('a medium whose record is refused tells all that the server says', () => {
  expect(explainUpload(refused, { target: medium, mode: 'edit' })).toBe('Niet alle gegevens zijn geldig – Dit product bestaat niet meer.');
});

test('a file that is refused tells the title alone', () => {
  expect(explainUpload(refused, { target: { ...medium, id: 12, order: 1 }, mode: 'edit' })).toBe('Niet alle gegevens zijn geldig.');
});
