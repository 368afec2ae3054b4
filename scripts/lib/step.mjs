import { stripVTControlCharacters } from 'node:util';
import { keepTool } from './run.mjs';
import { paint } from './say.mjs';

const failures = [];

/**
 * Runs one check, and says in one line how it went and how long it took. What it wrote is kept for the end.
 * @param alone the command that runs it by itself, or makes it of the output
 * @returns whether it passed
 */
export const step = async (name, alone, file, args, options) => {
  const begin = performance.now();
  const { code, output } = await keepTool(file, args, options);
  const plain = stripVTControlCharacters(output);
  const seconds = `${Math.round((performance.now() - begin) / 1000)} s`;
  // The last count that a test runner gives: '12 passed'.
  const count = plain.match(/\d+ passed[^\n]*/g)?.at(-1)?.trim();
  console.log(`${code === 0 ? paint('32', '✓') : paint('31', '✗')} ${name}: ${[count, seconds].filter(Boolean).join(', ')}`);
  // What passed at the second try passes, but not unseen.
  const flaky = plain.match(/^ +\d+ flaky\n(?: +\[.*\n)+/m)?.[0];
  if (flaky) console.log(paint('33', flaky.trimEnd()));
  if (code !== 0) failures.push({ name, output, alone: typeof alone === 'string' ? alone : alone(plain) });
  return code === 0;
};

/** Shows what the failed steps wrote, and last of all how each is run alone. @returns the exit code of the whole */
export const report = () => {
  for (const { name, output } of failures) console.log(`\n${paint('31', `── ${name}`)}\n${output.trim()}`);
  for (const { name, alone } of failures) console.error(`\n${paint('31', '✗')} ${name} failed. Alone: ${paint('36', alone)}`);
  return failures.length > 0 ? 1 : 0;
};
