import { execSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { conformance } from './conformance.ts';

/**
 * The examples against a server at an address, whoever made it:
 * `CONFORMANCE_URL=http://127.0.0.1:8080 CONFORMANCE_RESET='…' npx vitest run --project unit mocks/conformance/url.test.ts`.
 * The command gives the server the demonstration catalogue as nobody has changed it; it runs before each example, and ends once
 * the server answers. Examples that move the time, or want another catalogue, are left out.
 */
const { CONFORMANCE_URL: url, CONFORMANCE_RESET: reset } = process.env;

test.skipIf(!url)('a server at an address can be set back', () => { expect(reset).toBeTruthy(); });

if (url && reset) {
  conformance(url, () => {
    execSync(reset, { stdio: 'ignore' });
    return request => {
      const { pathname, search } = new URL(request.url);
      const asked = new Request(url + pathname + search, request);
      // A line that is kept would be one to the server of the example before.
      asked.headers.set('Connection', 'close');
      return fetch(asked);
    };
  }, { isElsewhere: true });
}
