import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, type Weight } from './measure.ts';
import { partsIn } from './parts.ts';
import { asMarkdown, asText, rowsOf, sentenceOf } from './report.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const { values } = parseArgs({ options: { compare: { type: 'string' } } });
// A first run has nothing to compare with: that is said, and is no fault.
const earlier = values.compare && existsSync(values.compare) ? JSON.parse(readFileSync(values.compare, 'utf8')) as Weight[] : undefined;
if (values.compare && !earlier) console.log(`There is no earlier run at ${values.compare}: sizes without changes.`);

const weights: Weight[] = [];
for (const part of partsIn(at('packages/ui/src'))) weights.push(await measure(part));

const rows = rowsOf(weights, earlier);
const sentence = earlier && sentenceOf(weights, earlier);
console.log(`kB of brotli, each part alone, beside react and styled-components\n\n${asText(rows)}\n${sentence ? `\n${sentence}` : ''}`);
mkdirSync(at('test-results'), { recursive: true });
writeFileSync(at('test-results/size.json'), `${JSON.stringify(weights, null, 2)}\n`);
writeFileSync(at('test-results/size.md'), asMarkdown(rows, sentence));
console.log('Written: test-results/size.json, test-results/size.md');
