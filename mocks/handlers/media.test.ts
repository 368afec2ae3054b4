import { expect, test } from 'vitest';
import { fileForm, setUp } from '../testing.ts';

const BARE = 1001 + 41;
const asset = { productId: BARE, isVideo: false, file: 'a.png', order: 1, name: 'Nieuw_abcd1234' };

test('an uploaded picture is served as it came, and becomes the cover', async () => {
  const { as, api } = setUp();
  const editor = as('PowerUser');
  const { body: made } = await editor('POST', 'Assets', asset);
  expect(made).toMatchObject({ path: null, imageRequired: true });
  const { body: uploaded } = await editor('POST', `Assets/${made.id}/image`, fileForm('image', 'mijn foto.png', 'image/png', 'pixels'));
  expect(uploaded.path).toMatch(/^\/api\/uploads\/1\/mijn%20foto\.png$/);
  const served = await api.fetch(uploaded.path);
  expect([served.status, served.headers.get('Content-Type'), await served.text()]).toEqual([200, 'image/png', 'pixels']);
  expect((await editor('GET', `Products/${BARE}`)).body.coverImagePath).toBe(uploaded.path);
});

test('a part of an upload is served for a player that seeks', async () => {
  const { as, api } = setUp();
  const { body: made } = await as('Admin')('POST', 'Assets', { ...asset, isVideo: true, file: 'a.mp4' });
  const { body } = await as('Admin')('POST', `Assets/${made.id}/video`, fileForm('video', 'a.mp4', 'video/mp4', '0123456789'));
  const part = await api.fetch(body.path, { headers: { Range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await api.fetch(body.path, { headers: { Range: 'bytes=50-' } })).status).toBe(416);
});

test('refuses what is no picture, what is empty, and what is too large', async () => {
  const { as } = setUp();
  const send = (form: FormData) => as('Admin')('POST', 'Categories/101/image', form);
  expect(await send(fileForm('image', 'a.gif', 'image/gif'))).toMatchObject({ status: 415, body: { title: 'a.gif is geen .png of .jpg bestand.' } });
  expect((await send(fileForm('image', 'a.png', 'image/png', ''))).status).toBe(400);
  expect((await send(fileForm('foto', 'a.png', 'image/png'))).status).toBe(400);
  expect((await send(fileForm('image', 'a.png', 'image/png', new Uint8Array(15 * 1024 * 1024 + 1)))).status).toBe(413);
  expect((await send(fileForm('image', 'a.png', 'image/png'))).status).toBe(200);
});

test('everybody changes the own portrait; an Admin adds a photo to a collection of somebody else', async () => {
  const { as } = setUp();
  const form = () => fileForm('image', 'a.jpg', 'image/jpeg');
  expect((await as('ViewOnly')('POST', 'Me/image', form())).body.path).toContain('/api/uploads/');
  const [open, closed] = [513, 512];
  expect((await as('Admin')('POST', `Collections/${open}/image`, form())).status).toBe(200);
  expect((await as('PowerUser')('POST', `Collections/${open}/image`, form())).status).toBe(403);
  expect((await as('Admin')('POST', `Collections/${closed}/image`, form())).status).toBe(404);
});

test('the order is stored as it is sent: a gap, a double and a film in front stay', async () => {
  const { as, api } = setUp();
  const productId = api.db.assets.all().find(({ isVideo }) => isVideo)?.productId ?? 0;
  const [image, film] = api.db.assetsOf(productId);
  const orders = async () => (await as('User')('GET', `Assets?productId=${productId}`)).body.map((medium: { id: number; order: number }) => [medium.id, medium.order]);
  await as('Admin')('PUT', 'Assets', { ...film, order: 1 });
  expect((await orders()).slice(0, 2)).toEqual([[image?.id, 1], [film?.id, 1]]);
  await as('Admin')('PUT', 'Assets', { ...image, order: 7 });
  expect((await orders())[0]).toEqual([film?.id, 1]);
  expect((await orders()).at(-1)).toEqual([image?.id, 7]);
  await as('Admin')('DELETE', `Assets/${film?.id}`);
  expect((await orders()).every(([, order]: [number, number]) => order > 1)).toBe(true);
  expect((await as('Admin')('PUT', 'Assets', { ...image, isVideo: true })).status).toBe(400);
});
