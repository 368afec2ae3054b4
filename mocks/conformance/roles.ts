import type { Role } from '@staalkaart/api-client/wire';
import { expect, test } from 'vitest';
import { fileForm } from '../testing.ts';
import type { SetUp } from './target.ts';

const [ADMINS, EDITORS]: readonly Role[][] = [['SuperAdmin', 'Admin'], ['SuperAdmin', 'Admin', 'PowerUser']];
const COLLECTORS: readonly Role[] = [...EDITORS!, 'User'];
const EVERYONE: readonly Role[] = [...COLLECTORS, 'ViewOnly'];
/** The SuperAdmin, and the User whose collection 513 is. */
const KEEPERS: readonly Role[] = ['SuperAdmin', 'User'];

/** A call, who may make it, what those are answered, and the call as the specification names it where that says less. */
type Row = [method: string, path: string, body: unknown, allowed: readonly Role[] | 'open', status: number];

const image = () => fileForm('image', 'a.png', 'image/png');
const video = () => fileForm('video', 'a.mp4', 'video/mp4');
const csv = () => fileForm('file', 'a.csv', 'text/csv', 'name;customer\r\nWaaier;Atelier Noord bv\r\n');
const medium = { productId: 1001, isVideo: false, file: 'a.png', order: 9, name: 'Nieuw_abcd1234' };
const noor = { email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '1', roleName: 'User', password: 'geheim-1', passwordConfirm: 'geheim-1' };
const gilles = { id: 7, email: 'gilles@staalkaart.be', username: 'Gilles', phoneNumber: '1', roleName: 'User' };

/** What editors write, and who reads it: the registers are theirs. */
const catalogue: readonly Row[] = [
  ['Tags', 301, { name: 'Fluo' }, 204, EDITORS], ['Materials', 201, { name: 'Kurk' }, 204, EDITORS], ['Customers', 401, { name: 'Nieuw', erpId: 'K-9' }, 409, EDITORS],
  ['Segments', 19, { name: 'Sport' }, 204, EVERYONE], ['Categories', 101, { name: 'Klevers', segmentIds: [11] }, 409, EVERYONE], ['Products', 1001, { name: 'Nieuw', customerId: 401 }, 204, EVERYONE],
].flatMap(([name, id, body, deleted, readers]): Row[] => [
  ['GET', `${name}`, undefined, readers as Role[], 200],
  ['GET', `${name}/${id}`, undefined, readers as Role[], 200],
  ['POST', `${name}`, body, EDITORS!, 201],
  ['PUT', `${name}`, { ...body as object, id }, EDITORS!, 200],
  ['DELETE', `${name}/${id}`, undefined, EDITORS!, deleted as number],
]);

/** Every call of specification §7. */
export const ROWS: readonly Row[] = [
  ...catalogue,
  ['GET', 'Assets', undefined, ['SuperAdmin'], 200],
  ['GET', 'Assets?productId=1001', undefined, EVERYONE, 200],
  ['GET', 'Assets/200001', undefined, EVERYONE, 200],
  ['POST', 'Assets', medium, EDITORS!, 201],
  ['PUT', 'Assets', { ...medium, id: 200_001 }, EDITORS!, 200],
  ['DELETE', 'Assets/200001', undefined, EDITORS!, 204],
  ['POST', 'Assets/200001/image', image, EDITORS!, 200],
  ['POST', 'Assets/200001/video', video, EDITORS!, 409],
  ['POST', 'Segments/11/image', image, EDITORS!, 200],
  ['POST', 'Categories/101/image', image, EDITORS!, 200],
  ['GET', 'Collections', undefined, EVERYONE, 200],
  ['GET', 'Collections/513', undefined, EVERYONE, 200],
  ['POST', 'Collections', { name: 'Mijn keuze', productIds: [] }, COLLECTORS, 201],
  ['PUT', 'Collections', { id: 513, name: 'Anders' }, KEEPERS, 200],
  ['DELETE', 'Collections/513', undefined, KEEPERS, 204],
  ['POST', 'Collections/513/image', image, KEEPERS, 200],
  // Somebody else's, without a photo.
  ['POST', 'Collections/520/image', image, ADMINS!, 200],
  ['POST', 'Collections/513/export', undefined, EVERYONE, 200],
  ['GET', 'Users', undefined, ADMINS!, 200],
  ['GET', 'Users/7', undefined, ADMINS!, 200],
  ['POST', 'Users', noor, ADMINS!, 201],
  ['PUT', 'Users', gilles, ADMINS!, 200],
  ['DELETE', 'Users/9', undefined, ADMINS!, 204],
  ['POST', 'Users/newpassword', { id: 7, newPassword: 'geheim-1', newPasswordConfirm: 'geheim-1' }, ADMINS!, 204],
  ['GET', 'Products/filters', undefined, EVERYONE, 200],
  ['GET', 'Products/template', undefined, EDITORS!, 200],
  ['POST', 'Products/batch', csv, EDITORS!, 200],
  ['GET', 'Me', undefined, EVERYONE, 200],
  ['PUT', 'Me', { phoneNumber: '+32 470 11 11 11' }, COLLECTORS, 200],
  ['POST', 'Me/image', image, EVERYONE, 200],
  ['GET', 'Auth/Roles', undefined, EVERYONE, 200],
  ['POST', 'Auth/Logout', undefined, EVERYONE, 204],
  ['POST', 'Auth/Login', { email: 'user@staalkaart.be', password: 'staalkaart' }, 'open', 200],
  ['POST', 'Auth/LoginTOTP', { email: 'superadmin@staalkaart.be', code: '1' }, 'open', 401],
  ['GET', 'openapi.json', undefined, 'open', 200],
  ['GET', 'media/niets.png', undefined, 'open', 404],
];

/** Each call for each role, and for nobody. A server on which nothing was written is that of the next call too. */
export const roleCases = (setUp: SetUp): void => {
  let untouched: ReturnType<SetUp> | undefined;
  test.each(ROWS)('%s %s is refused to whoever may not', async (method, path, body, allowed, status) => {
    const isAllowed = (role: Role | undefined) => allowed === 'open' || (role !== undefined && allowed.includes(role));
    const answers: [role: Role | undefined, status: number][] = [];
    for (const role of [undefined, ...EVERYONE]) {
      const sent: unknown = typeof body === 'function' ? body() : body;
      const { as } = await (untouched ??= setUp());
      answers.push([role, (await as(role)(method, path, sent)).status]);
      if (isAllowed(role) && method !== 'GET') untouched = undefined;
    }
    expect(answers).toEqual([undefined, ...EVERYONE].map(role => [role, isAllowed(role) ? status : role === undefined ? 401 : 403]));
  });
};
