import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

/** Draws no window: it takes two thirds of the processor time, and lays out as the whole one does. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = names => names.flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)));

const ofPlaywright = async () => {
  const file = join(root, 'node_modules', 'playwright', 'index.mjs');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).chromium.executablePath() : '';
};

const find = async isShell => {
  const named = [process.env.CHROMIUM_PATH, ...(isShell ? onPath([SHELL]) : [])].find(path => path && existsSync(path));
  if (named) return named;
  const own = await ofPlaywright();
  // What Playwright installs comes with a shell, which it takes where it is given no program.
  if (existsSync(own)) return isShell ? '' : own;
  return [...onPath(NAMES), ...PLACES].find(path => existsSync(path));
};

const installPackage = async isShell => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('No Chromium found: installing the package of Debian …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  await run('apt-get', ['-qq', '-y', 'install', isShell ? SHELL : 'chromium'], { env, isQuiet: true });
};

const download = () => {
  say('No Chromium found: downloading the one of Playwright …');
  return runTool('playwright/cli.js', ['install', 'chromium'], { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' } });
};

/**
 * Finds a Chromium, or gets one: Debian's package when root, else Playwright's download.
 * @param isShell whether one without windows will do, for what is only tested.
 * @param dependencies when those of the project are there: the package of Debian does not wait for them
 * @returns the path of its program; empty where Playwright finds its own shell.
 */
export const ensureChromium = async (isShell = false, dependencies = undefined) => {
  for (const attempt of [installPackage, () => dependencies, download]) {
    const found = await find(isShell);
    if (found !== undefined) return found;
    await attempt(isShell);
  }
  return (await find(isShell))
    ?? giveUp('The stories need a Chromium and none could be installed: install one and name it in CHROMIUM_PATH.');
};
