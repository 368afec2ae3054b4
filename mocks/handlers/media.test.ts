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
  expect((await as('Admin')('POST', 'Collections/512/image', form())).status).toBe(200);
  expect((await as('PowerUser')('POST', 'Collections/512/image', form())).status).toBe(403);
});

test('a moved picture takes its place, and a video never leads', async () => {
  const { as, api } = setUp();
  const productId = api.db.assets.all().find(({ isVideo }) => isVideo)?.productId ?? 0;
  const orders = () => api.db.assetsOf(productId).map(({ id, order }) => [id, order]);
  const [image, film] = api.db.assetsOf(productId);
  await as('Admin')('PUT', 'Assets', { ...film, order: 1 });
  expect(orders()[0]).toEqual([image?.id, 1]);
  const last = api.db.assetsOf(productId).at(-1);
  await as('Admin')('PUT', 'Assets', { ...last, order: 1 });
  expect(orders().map(([, order]) => order)).toEqual(orders().map((_, index) => index + 1));
  expect(api.db.assetsOf(productId)[0]?.isVideo).toBe(false);
  expect((await as('Admin')('PUT', 'Assets', { ...film, isVideo: false })).status).toBe(400);
});
