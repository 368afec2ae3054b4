import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** What this machine keeps between runs: built Storybooks and pictures. Never in git. */
export const cache = join(root, 'node_modules', '.cache', 'staalkaart-visual');

/** The accepted pictures, as hashes, under git; relative to the root, with forward slashes, as git names it. */
export const BASELINES = 'visual/baselines.json';

/** The report of the last run; open its index.html. */
export const reportFolder = join(root, 'test-results', 'visual');
