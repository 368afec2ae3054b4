import { expect, it } from 'vitest';
import { mountCache } from '../../testing/mountCache.ts';
import { recordCalls } from '../../testing/server.ts';
import { createWriter } from './writer.ts';

const { sent, answerJson } = recordCalls();

it.each([
  ['Segments', { name: 'Horeca', order: 2, path: '/h.png', isVisible: false }],
  ['Categories', { name: 'Menukaarten', segmentIds: [11], order: 4, path: null, isVisible: false }],
] as const)('an update of %s sends what nobody changed as it stands there: what is hidden stays hidden', async (resource, stands) => {
  answerJson({ id: 3, ...stands });
  await createWriter(mountCache([]).store).updateFresh(resource, 3, async () => ({ name: 'Anders' }));
  expect(sent.map(({ method, body }) => [method, body]).at(-1)).toEqual(['PUT', { id: 3, ...stands, name: 'Anders' }]);
});
