import { expect, it, vi } from 'vitest';
import { mountCache } from '../../testing/mountCache.ts';
import { recordCalls } from '../../testing/server.ts';
import { listKey, meKey } from './keys.ts';
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

it.each([
  ['an update', 409, (writer: ReturnType<typeof createWriter>) => writer.update('Tags', { id: 3, name: 'Zomer' })],
  ['a new password', 403, (writer: ReturnType<typeof createWriter>) => writer.newPassword({ id: 3, password: 'geheim', passwordConfirm: 'geheim' } as never)],
  ['a record that is read to be changed', 403, (writer: ReturnType<typeof createWriter>) => writer.readFresh('Users', 1)],
] as const)('what %s that is refused with %i was about is asked again, each question once', async (_what, status, write) => {
  const keys = ['Tags', 'Users'].map(name => listKey(name as 'Tags', {}));
  const cache = mountCache([...keys.map((key): [string, unknown] => [key, { items: [], pagination: {} }]), [meKey, { id: 1, collections: [], features: [] }]]);
  answerJson({}, { status });
  await expect(write(createWriter(cache.store))).rejects.toMatchObject({ status });
  const asked = status === 403 ? [meKey, keys[1]] : [keys[0]];
  await vi.waitFor(() => expect(cache.asked.toSorted()).toEqual(asked));
  // Nor once more after that.
  await new Promise(resolve => { setTimeout(resolve); });
  expect(cache.asked.toSorted()).toEqual(asked);
});
