import { expect, test as base, type Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveUnder, type Host } from './serveUnder.ts';

const folder = resolve(process.env.STORYBOOK_DIR ?? 'dist/storybook');

/** How large it is, in bytes. */
export const weigh = (): number => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile()).reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

interface Entry { id: string; type: 'story' | 'docs'; title: string; name: string; tags?: string[]; importPath: string }

const entries = (): Entry[] => Object.values((JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries);

/** The widget or screen of an entry; its title may carry a second name in brackets. */
const isTitled = (entry: Entry, title: string) => entry.title === title || entry.title.startsWith(`${title} (`);

/** The id of a story or a docs page, by its title without the word in brackets, and its name. */
export const idOf = (title: string, name: string | RegExp, type: Entry['type'] = 'story'): string => {
  const found = entries().find(entry => entry.type === type && isTitled(entry, title) && entry.name.match(name));
  if (!found) throw new Error(`No ${type} '${title}' named ${name} in ${folder}/index.json`);
  return found.id;
};

/** The ids of what the docs pages of the widgets show. */
export const statesOf = (): string[] => entries()
  .filter(({ type, tags, importPath }) => type === 'story' && !tags?.includes('gedrag') && importPath.startsWith('./packages/ui/'))
  .map(({ id }) => id);

const listen = (page: Page, address: string): string[] => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(`error: ${error.message}`));
  page.on('console', message => { if (message.type() === 'error') problems.push(`console: ${message.text()}`); });
  page.on('requestfailed', request => {
    // A picture that left the screen is not an error.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(address).origin) problems.push(`another host: ${request.url()}`);
  });
  page.on('response', response => { if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`); });
  return problems;
};

/** A page at the built Storybook under /onder/pad/. A test fails on any error, 404, or call outside that path. */
export const test = base.extend<{ storybook: Host & { story: (id: string, globals?: string) => string } }, { host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here, to read which fixtures come first.
  host: [async ({}, run) => {
    const host = await serveUnder(folder, '/onder/pad/');
    await run(host);
    host.close();
  }, { scope: 'worker' }],
  storybook: async ({ page, host }, run) => {
    host.missed.length = 0;
    const problems = listen(page, host.address);
    const story = (id: string, globals = '') => `${host.address}iframe.html?id=${id}&viewMode=story&globals=${globals}`;
    await run({ ...host, story });
    expect([...problems, ...host.missed.map(path => `not there: ${path}`)]).toEqual([]);
  },
});

export { expect };
