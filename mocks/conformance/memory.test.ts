import { createApi, createDb, createMemoryStore, routeTable, type Store } from '@staalkaart/api';
import { expect, test } from 'vitest';
import { tokenFor } from '../auth/accounts.ts';
import { createPorts } from '../ports.ts';
import { seedOf } from '../seed/seed.ts';
import { fileForm, senderTo } from '../testing.ts';
import { conformance } from './conformance.ts';
import { described } from './described.ts';
import { ROWS } from './roles.ts';
import { sameAnswers } from './sequences.ts';
import { storeConformance } from './store.ts';
import { strictStore } from './strictStore.ts';
import type { MakeApi } from './target.ts';

/** An API over memory, without the code that only a mock accepts. */
const overMemory = (storeOf: (store: Store) => Store): MakeApi => ({ clock = () => new Date(), products }) => {
  const { masterCode: _none, ...ports } = createPorts(createDb(seedOf(products)), clock, undefined);
  return createApi({ ...ports, store: products ? ports.store : storeOf(ports.store) }).fetch;
};

storeConformance('memory', seed => createMemoryStore(createDb(seed)));
conformance('memory', described(overMemory(strictStore)));
sameAnswers('memory, with what is needed and with all', overMemory(store => store), overMemory(strictStore), [1, 2, 3]);

test('who gets other rights or another password, or saves the own profile, signs in again', async () => {
  const closed: number[] = [];
  const ports = createPorts(createDb(seedOf()), () => new Date(), undefined);
  const sessions: typeof ports.sessions = { ...ports.sessions, closeAllOf: async (_at, id) => void closed.push(id) };
  const as = (role: 'SuperAdmin' | 'Admin' | 'User') => senderTo(createApi({ ...ports, sessions }).fetch)(tokenFor(role));
  const gilles = { id: 7, email: 'gilles@staalkaart.be', username: 'Gilles', phoneNumber: '1', roleName: 'User', isActive: true };
  await as('Admin')('PUT', 'Users', { ...gilles, phoneNumber: '2' });
  expect(closed).toEqual([]);
  await as('Admin')('PUT', 'Users', { ...gilles, roleName: 'PowerUser' });
  await as('Admin')('PUT', 'Users', { ...gilles, roleName: 'PowerUser', isActive: false });
  await as('SuperAdmin')('PUT', 'Users', { ...gilles, roleName: 'PowerUser', isActive: false, clearSecret: true });
  await as('Admin')('POST', 'Users/newpassword', { id: '7', newPassword: 'geheim-1', newPasswordConfirm: 'geheim-1' });
  await as('User')('PUT', 'Me', { phoneNumber: '3' });
  expect(closed).toEqual([7, 7, 7, 7, 4]);
});

test('a file whose record is gone by the time it has come is refused', async () => {
  const ports = createPorts(createDb(seedOf()), () => new Date(), undefined);
  const receive: typeof ports.files.receive = async (...asked) => {
    await ports.store.write(at => at.remove('segments', [11]));
    return ports.files.receive(...asked);
  };
  const { fetch } = createApi({ ...ports, files: { ...ports.files, receive } });
  const { status } = await senderTo(fetch)(tokenFor('Admin'))('POST', 'Segments/11/image', fileForm('image', 'a.png', 'image/png'));
  expect(status).toBe(404);
});

test('every call has its row of roles', () => {
  const tried = new Set(ROWS.map(([method, path]) => `${method} ${path.split('?')[0]}`));
  const isTried = (method: string, path: string) =>
    [...tried].some(row => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(row));
  expect(routeTable.length).toBeGreaterThan(60);
  expect(routeTable.filter(({ method, path }) => !isTried(method, path))).toEqual([]);
});
