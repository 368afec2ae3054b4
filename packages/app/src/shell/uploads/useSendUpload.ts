import { useWriter } from '@staalkaart/api-client';
import { mediaName, toast } from '@staalkaart/ui';
import { useCallback } from 'react';
import { done } from '../../nl/records.ts';
import type { SendJob } from './uploads.ts';

/** Sends the jobs of the upload queue through the cache that is mounted: the record of a new medium first, then its file (specification §7). */
export const useSendUpload = (): SendJob => {
  const writer = useWriter();
  return useCallback(({ target, file, success }, hooks, keep) => writer.together(async () => {
    const upload = { ...hooks, file };
    if (target.of === 'Me') await writer.uploadMyImage(upload);
    else if (target.of !== 'Assets') await writer.upload(target.of, target.id, 'image', upload);
    else {
      // Only who makes a medium fetches it: nothing of it is needed to browse.
      const made = target.id === undefined ? await (await import('../../media/mediaOrder.ts')).createMedium(writer, target, file.name, saved => keep({ ...target, ...saved })) : { id: target.id, order: target.order ?? 0 };
      keep({ ...target, ...made });
      await writer.upload('Assets', made.id, target.isVideo ? 'video' : 'image', upload);
      if (!success) toast.success(done.media.created(target.isVideo, mediaName(target.name, made.order)));
    }
    if (success) toast.success(success);
  }), [writer]);
};
