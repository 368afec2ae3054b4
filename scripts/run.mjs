// `node scripts/run.mjs COMMAND [ARGS]`: sets up what is missing, and does one of the commands below; package.json names each.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, ensureApp } from './lib/app.mjs';
import { buildStorybook } from './lib/buildStorybook.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { ensureServer, SERVER_ENV } from './lib/ensureServer.mjs';
import { pinnedNode, root, run, runTool } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

const [command, ...args] = process.argv.slice(2);

const playwright = (config, given, env) => {
  say(`Driving it in ${env.CHROMIUM_PATH || 'the browser of Playwright'}`);
  return runTool('@playwright/test/cli.js', ['test', '--config', `${config}.config.ts`, ...given], { env });
};

const commands = {
  // The application in mock mode, with hot reload.
  dev: () => {
    say('Serving Staalkaart in mock mode. Accounts are listed on the sign-in page; the password of each is staalkaart.');
    return runTool('vite/bin/vite.js', ['packages/app', '--mode', 'mock', ...args]);
  },

  // `[-- --base=/catalogus/]`: the application, for production, and the server as a bundle.
  build: async () => {
    await buildApp(...args);
    await ensureServer();
  },

  // `-- --data DIR`, and `npm start` for the demonstration, runs the server; `-- COMMAND` one of its commands: see deploy/README.md.
  server: async () => {
    const starts = !args[0] || args[0] === 'start' || args[0].startsWith('-');
    if (starts && !args.includes('--dist')) await ensureApp();
    await ensureServer();
    // npm passes a signal to the shell that it runs this in, which ends without a word.
    const parent = process.ppid;
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM'); }, 500).unref();
    // Folders are named from where npm was called.
    return run(pinnedNode(), [join(root, 'packages/server/main.mjs'), ...args], { cwd: process.env.INIT_CWD, isBound: true, env: SERVER_ENV });
  },

  // `[-- --products 10000 --seconds 3 --minutes 60]`: how fast the server is, beside an empty one and the same core over memory.
  // The server, which inherits what this is started with, has the first core for itself where the system can do that.
  'bench-server': async () => {
    await ensureServer();
    const measure = [pinnedNode(), 'bench/api/main.ts', ...args];
    const hasTaskset = process.platform === 'linux' && existsSync('/usr/bin/taskset');
    const [program, ...given] = hasTaskset ? ['taskset', '-c', '1', ...measure] : measure;
    return run(program, given, { env: SERVER_ENV });
  },

  // Drives the production build in a browser against the real server, and against the mock's where a test needs a fault.
  e2e: async () => {
    const env = { CHROMIUM_PATH: await ensureChromium(true) };
    await buildApp();
    await ensureServer();
    return playwright('e2e/playwright', args, env);
  },

  // `[-- -t media]`: every example of `mocks/conformance`, or some of them, against the server as it is started, over HTTP. About ten minutes.
  conformance: () => runTool('vitest/vitest.mjs', ['run', '--project', 'unit', 'packages/server/src/process.test.ts', '--testTimeout=300000', ...args], { env: { CONFORMANCE: 'yes' } }),

  // `[-- -o FOLDER]`: a static Storybook, in dist/storybook unless told otherwise. Chromatic calls it too.
  'build-storybook': async () => {
    const { values } = parseArgs({ args, strict: false, options: { 'output-dir': { type: 'string', short: 'o', default: 'dist/storybook' } } });
    await buildStorybook(resolve(root, values['output-dir']), args);
  },

  // `[-- --built FOLDER]`: builds Storybook, or takes one that is built, and opens it as a host serves it: under a path of its own.
  'test-storybook': async () => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { built: { type: 'string' } } });
    const STORYBOOK_DIR = resolve(root, values.built ?? 'dist/storybook');
    const env = { CHROMIUM_PATH: await ensureChromium(true), STORYBOOK_DIR };
    if (!values.built) await buildStorybook(STORYBOOK_DIR, ['--quiet']);
    return playwright('e2e/storybook', positionals, env);
  },

  // `[-- --built] [-g TITLE]`: takes the README's pictures of the application, over the mock's data, and of Storybook; both are built first,
  // or taken as they are in dist.
  screenshots: async () => {
    const env = { CHROMIUM_PATH: await ensureChromium() };
    if (!args.includes('--built')) {
      await buildApp();
      await buildStorybook('dist/storybook', ['--quiet']);
    }
    return playwright('scripts/screenshots/screenshots', args.filter(arg => arg !== '--built'), env);
  },
};

if (!Object.hasOwn(commands, command)) giveUp(`There is no '${command}': it is one of ${Object.keys(commands).join(', ')}.`);
await ensureDependencies();
process.exitCode = await commands[command]();
