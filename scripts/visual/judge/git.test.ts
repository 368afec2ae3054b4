import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAcceptedCommit } from './git.mjs';

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
let folder: string;
let clone: string;
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const write = (name: string, text: string) => writeFileSync(join(clone, name), text);
const commit = (message: string) => { git('add', '.'); git('commit', '-m', message); return git('rev-parse', 'HEAD'); };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staalkaart-git-'));
  clone = join(folder, 'origin');
  mkdirSync(join(clone, 'visual'), { recursive: true });
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is the last commit that changed the baselines, not the last one', () => {
  write('visual/baselines.json', 'first');
  commit('first pictures');
  write('visual/baselines.json', 'second');
  const accepted = commit('other pictures');
  write('Button.tsx', 'a button');
  commit('a button');
  expect(findAcceptedCommit(clone)).toEqual({ commit: accepted });
});

test('says what helps where nothing was committed, or not yet', () => {
  write('Button.tsx', 'a button');
  commit('a button');
  expect(findAcceptedCommit(clone).problem).toMatch(/^No commit holds visual\/baselines\.json/);
  write('visual/baselines.json', 'first');
  expect(findAcceptedCommit(clone).problem).toMatch(/is not committed yet/);
});

test('does not believe the oldest commit of a shallow clone', () => {
  write('visual/baselines.json', 'first');
  commit('first pictures');
  for (const text of ['one', 'two']) { write('Button.tsx', text); commit(text); }
  const shallow = join(folder, 'shallow');
  git('clone', '-q', '--depth', '1', pathToFileURL(clone).href, shallow);
  expect(findAcceptedCommit(shallow).problem).toMatch(/too shallow .* fetch-depth: 0/);
});

test('says so where there is no history at all', () => {
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  expect(findAcceptedCommit(bare).problem).toMatch(/^There is no git history here/);
});
