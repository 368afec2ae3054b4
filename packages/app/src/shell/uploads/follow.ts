import { isSameId, type Id, type ResourceName } from '@staalkaart/api-client';
import { uploads } from './queue.ts';
import type { UploadTarget } from './uploadStates.ts';

/** What a file is for once that stands there with another id; undefined where it is for something else. A medium that was replaced went with its product. */
const targetIn = (target: UploadTarget, kind: ResourceName, from: Id, to: Id): UploadTarget | undefined => {
  if (target.of !== 'Assets') return target.of === kind && isSameId(target.id, from) ? { ...target, id: to } : undefined;
  const { productId, isVideo, name, before } = target;
  return kind === 'Products' && isSameId(productId, from) && before === undefined ? { of: 'Assets', productId: to, isVideo, name } : undefined;
};

/** What somebody deleted is made anew: the files that were chosen for it go there, but for one that is being sent. */
export const follow = (kind: ResourceName, from: Id, to: Id, queue: Pick<typeof uploads, 'states' | 'retarget'> = uploads): void => {
  for (const { job, status } of queue.states()) {
    const target = status !== 'sending' && targetIn(job.target, kind, from, to);
    if (target) queue.retarget(job.key, target);
  }
};
