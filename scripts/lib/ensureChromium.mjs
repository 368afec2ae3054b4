import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = () => (process.env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)));

const ofPlaywright = async () => {
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules', 'playwright', 'index.mjs')).href);
  return chromium.executablePath();
};

const find = async () =>
  [process.env.CHROMIUM_PATH, await ofPlaywright(), ...onPath(), ...PLACES].find(path => path && existsSync(path));

const download = () => {
  say('No Chromium found: downloading the one of Playwright …');
  return runTool('playwright/cli.js', ['install', 'chromium'], { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' } });
};

const installPackage = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('The download failed: installing the chromium package of Debian …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  await run('apt-get', ['-qq', '-y', 'install', 'chromium'], { env, isQuiet: true });
};

/**
 * Finds a Chromium, or gets one: Playwright's download, else Debian's package when root.
 * @returns the path of its program.
 */
export const ensureChromium = async () => {
  for (const attempt of [download, installPackage]) {
    const found = await find();
    if (found) return found;
    await attempt();
  }
  return (await find())
    ?? giveUp('The stories need a Chromium and none could be installed: install one and name it in CHROMIUM_PATH.');
};
