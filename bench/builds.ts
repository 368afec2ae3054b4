import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inCheckout } from '../scripts/lib/checkout.ts';
import { compressed } from '../scripts/lib/compressed.ts';

const run = (file: string, args: string[], cwd: string) => execFileSync(file, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

/** Builds the application of a checkout for production. @throws where it cannot be built */
export const buildApp = (folder: string, project = process.cwd()): void => {
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'packages/app', '--outDir', folder, '--logLevel', 'error'], project);
};

/** The same of another commit. */
export const buildAppOf = (commit: string, folder: string): void => inCheckout(commit, project => buildApp(folder, project));

/** Installs react-admin in its own folder, once for each lock file, and builds its pages with the same tools. */
export const buildReactAdmin = async (folder: string): Promise<void> => {
  const root = join(process.cwd(), 'bench/reactAdmin');
  const stamp = join(root, 'node_modules/.installed');
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
    writeFileSync(stamp, lock);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compressed()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: Infinity },
  });
};
