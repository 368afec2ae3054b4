import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts as Record<string, string>);

const files = readdirSync(new URL('.github/', root), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.ya?ml$/.test(name))
  .map(name => ({ name: `.github/${name}`, text: read(`.github/${name}`) }));
const workflows = files.filter(({ name }) => name.startsWith('.github/workflows/'));

/** Every value that a key has in a file, without its comment's mark: `uses: a@b # v1` gives 'a@b # v1'. */
const valuesOf = (key: string, text: string) => [...text.matchAll(new RegExp(`^[ -]*${key}: (.+)$`, 'gm'))].map(([, value]) => value!.trim());

test.each(files)('$name pins each action to a commit, and names its version', ({ text }) => {
  const foreign = valuesOf('uses', text).filter(used => !used.startsWith('./'));
  expect(foreign.filter(used => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))).toEqual([]);
});

test.each(files)('$name runs scripts that package.json has', ({ text }) => {
  const run = valuesOf('run', text).flatMap(line => [...line.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]).map(([, name]) => name!);
  expect(run.filter(name => !scripts.includes(name))).toEqual([]);
});

test.each(workflows)('$name grants the least', ({ text }) => { expect(text).toMatch(/^permissions:\n {2}contents: read$/m); });
