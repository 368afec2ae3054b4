import { expect, test } from 'vitest';
import { summarise } from './summary.mjs';

const baselines = 'visual/baselines.json';

test('names what needs a look, the reason of what failed, and the totals', () => {
  const verdicts = [
    { id: 'a', kind: 'unchanged' }, { id: 'b', kind: 'failed', reason: 'kapot' }, { id: 'c', kind: 'changed' }, { id: 'd', kind: 'unchanged', isUnsteady: true },
  ];
  expect(summarise(verdicts, { baselines })).toEqual([
    '  changed  c', '  failed   b: kapot', '  unsteady d: right at second sight', '2 unchanged, 1 changed, 0 added, 0 removed, 1 failed',
    'Are these as they should be? npm run test:visual -- --update',
  ]);
});

test('is one line when all is well', () => {
  expect(summarise([{ id: 'a', kind: 'unchanged' }], { baselines })).toEqual(['1 unchanged, 0 changed, 0 added, 0 removed, 0 failed']);
});
