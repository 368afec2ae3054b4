import { execSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { overWire } from '../testing.ts';
import { conformance } from './conformance.ts';

/**
 * The examples against a server at an address, whoever made it:
 * `CONFORMANCE_URL=http://127.0.0.1:8080 CONFORMANCE_RESET='…' npx vitest run --project unit mocks/conformance/url.test.ts`;
 * The server of this project, started anew for each, has them by `npm run conformance`.
 * The reset, a command or an address to POST to, gives the server the demonstration catalogue as nobody has changed it, before each
 * example; it ends once the server answers. Examples that move the time, or want another catalogue, are left out.
 */
const { CONFORMANCE_URL: url, CONFORMANCE_RESET: reset } = process.env;

test.skipIf(!url)('a server at an address can be set back', () => { expect(reset).toBeTruthy(); });

const setBack = async (how: string): Promise<void> => {
  if (!/^https?:/.test(how)) return void execSync(how, { stdio: 'ignore' });
  const { ok } = await fetch(how, { method: 'POST' });
  if (!ok) throw new Error(`${how} did not set the server back`);
};

if (url && reset) {
  conformance(url, async () => {
    await setBack(reset);
    return overWire(url);
  }, { isElsewhere: true });
}
