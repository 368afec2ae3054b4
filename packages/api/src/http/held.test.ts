import { expect, test } from 'vitest';
import { JPEG } from '../../../../mocks/testing.ts';
import { createDocument } from '../docx.ts';
import { createHeld } from './held.ts';

test('of a document nothing is held once it was read, given up, also while a picture is read, or could not be made', async () => {
  const held = createHeld(1);
  const picture = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const document = (readImage: () => Promise<Uint8Array<ArrayBuffer> | undefined> = async () => JPEG) => held(1, 1, () => createDocument('Beurs', null, [{ name: 'Waaier', readImage }]));
  const isFull = () => {
    try {
      void document().cancel();
      return false;
    } catch (thrown) {
      return (thrown as Response).status === 503;
    }
  };
  const first = document();
  expect(isFull()).toBe(true);
  expect((await new Response(first).arrayBuffer()).byteLength).toBeGreaterThan(JPEG.length);
  expect(isFull()).toBe(false);

  const reader = document(() => picture.promise).getReader();
  for (let part = 0; part < 2; part += 1) await reader.read();
  const reading = reader.read();
  expect(isFull()).toBe(true);
  const cancelled = reader.cancel();
  expect(isFull()).toBe(false);
  picture.resolve(JPEG);
  await Promise.all([reading, cancelled]);
  expect(isFull()).toBe(false);

  await expect(new Response(document(() => Promise.reject(new Error('weg')))).arrayBuffer()).rejects.toThrow('weg');
  expect(isFull()).toBe(false);
});
