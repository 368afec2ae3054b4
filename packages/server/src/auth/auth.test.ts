import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';
import { createQueue } from './queue.ts';
import { createSecrets, KEY_FILE, readSecretKey } from './secrets.ts';
import { createThrottle, networkOf } from './throttle.ts';

const folder = mkdtempSync(join(tmpdir(), 'staalkaart-auth-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a password is kept as a hash of its own, and compared exactly', async () => {
  const { hash, verify } = createPasswords();
  const [one, other] = await Promise.all([hash(' met spaties '), hash(' met spaties ')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await Promise.all([verify(' met spaties ', one), verify('met spaties', one), verify('', undefined), verify('x', 'x')]))
    .toEqual([true, false, false, false]);
});

test('a hash that was cheaper is told from one of today', async () => {
  const [before, now] = [createPasswords({ memory: 8192, passes: 1, parallelism: 1 }), createPasswords()];
  const old = await before.hash('geheim-1');
  expect([await now.verify('geheim-1', old), now.isOutdated(old), now.isOutdated(await now.hash('geheim-1'))]).toEqual([true, true, false]);
});

test('work is done two at a time, also where some of it fails', async () => {
  const inTurn = createQueue(2);
  let [busy, most] = [0, 0];
  const work = async (number: number) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise(setImmediate);
    busy -= 1;
    if (number === 3) throw new Error('kapot');
  };
  const done = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => inTurn(() => work(number))));
  expect([most, done.filter(({ status }) => status === 'fulfilled').length]).toEqual([2, 8]);
});

test('a secret is read with the key it was encrypted with, and only as it was', async () => {
  const key = readSecretKey(folder, '');
  expect(readSecretKey(folder, '')).toEqual(key);
  expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600);
  const secrets = createSecrets(key);
  const [one, other] = [await secrets.encrypt('JBSWY3DPEHPK3PXP'), await secrets.encrypt('JBSWY3DPEHPK3PXP')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSW');
  expect(await secrets.decrypt(one)).toBe('JBSWY3DPEHPK3PXP');
  await expect(createSecrets(readSecretKey(folder, 'ab'.repeat(32))).decrypt(one)).rejects.toThrow('unable to authenticate');
  await expect(secrets.decrypt(one.replace(/.{4}$/, end => (end === 'AAAA' ? 'BBBB' : 'AAAA')))).rejects.toThrow('unable to authenticate');
  expect(() => readSecretKey(folder, 'kort')).toThrow('STAALKAART_SECRET_KEY bevat geen sleutel');
  expect(readFileSync(join(folder, KEY_FILE), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('an account has ten tries from an address, one more each minute, and others from elsewhere', async () => {
  let now = 0;
  const { take, giveBack } = createThrottle(() => now);
  const tries = async (count: number, email: string, address: string) => {
    const waits: number[] = [];
    for (let number = 0; number < count; number += 1) waits.push(await take(email, address));
    return waits.filter(wait => wait === 0).length;
  };
  expect(await tries(1000, 'an@x.be', '10.0.0.1')).toBe(10);
  expect(await take('an@x.be', '10.0.0.1')).toBe(60);
  expect(await tries(3, 'an@x.be', '10.0.0.2')).toBe(3);
  now += 45_000;
  expect(await take('an@x.be', '10.0.0.1')).toBe(15);
  now += 15_000;
  expect(await tries(5, 'an@x.be', '10.0.0.1')).toBe(1);
  await giveBack('an@x.be', '10.0.0.1');
  expect(await tries(5, 'an@x.be', '10.0.0.1')).toBe(1);
});

test('addresses that are longer than any are counted as one', async () => {
  const { take } = createThrottle(() => 0);
  const waits: number[] = [];
  for (let number = 0; number < 15; number += 1) waits.push(await take(`${'x'.repeat(200)}${number}`, '10.0.0.1'));
  expect(waits.filter(wait => wait === 0)).toHaveLength(10);
});

test('an address has a hundred tries, whatever the accounts', async () => {
  let now = 0;
  const { take } = createThrottle(() => now);
  const waits = await Promise.all(Array.from({ length: 150 }, (_, number) => take(`a${number}@x.be`, `2001:db8:1:2::${number}`)));
  expect([waits.filter(wait => wait === 0).length, waits.at(-1)]).toEqual([100, 36]);
  now += 3_600_000;
  expect(await take('a1@x.be', '2001:db8:1:2::1')).toBe(0);
});

test('an address is counted without a port, and of IPv6 with its network', () => {
  expect(['10.0.0.1:41000', '[2001:db8::1]:443', '2001:db8::1', '2001:0DB8:0:0:1:2:3:4', '::1', '::ffff:127.0.0.1', '10.0.0.1'].map(networkOf))
    .toEqual(['10.0.0.1', '2001:db8:0:0', '2001:db8:0:0', '2001:db8:0:0', '0:0:0:0', '127.0.0.1', '10.0.0.1']);
});
