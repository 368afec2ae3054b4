import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BASELINES } from '../paths.mjs';

/** Asks git something about a checkout; undefined where it has no answer. */
export const git = (folder, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** In a shallow clone the oldest commit seems to have made every file: it says nothing about who accepted what. */
const isCutOff = (folder, commit) => {
  const shallow = resolve(folder, git(folder, 'rev-parse', '--git-path', 'shallow'));
  return existsSync(shallow) && readFileSync(shallow, 'utf8').split('\n').includes(commit);
};

/**
 * The commit that accepted the pictures: the last one that changed the baselines.
 * @returns `{ commit }`, or `{ problem }`: one sentence that says why it cannot be known and what helps.
 */
export const findAcceptedCommit = folder => {
  if (git(folder, 'rev-parse', '--git-dir') === undefined) return { problem: 'There is no git history here, so the accepted sources cannot be found: run this in a clone.' };
  if (git(folder, 'status', '--porcelain', '--', BASELINES)) return { problem: `${BASELINES} is not committed yet, so no commit draws what it accepts: commit it first.` };
  const commit = git(folder, 'log', '-1', '--format=%H', '--', BASELINES);
  if (!commit) return { problem: `No commit holds ${BASELINES}: commit it first.` };
  if (isCutOff(folder, commit)) return { problem: `This clone is too shallow to tell which commit last changed ${BASELINES}: fetch the whole history (git fetch --unshallow, or fetch-depth: 0 in CI).` };
  return { commit };
};
