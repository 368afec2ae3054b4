import { useWriter } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useCallback } from 'react';
import type { SendJob } from './uploads.ts';

/** Sends the jobs of the upload queue through the cache that is mounted: the record of a new medium first, then its file (specification §7). */
export const useSendUpload = (): SendJob => {
  const writer = useWriter();
  return useCallback(async (job, hooks, keep) => {
    const { target, file, success } = job;
    const upload = { ...hooks, file };
    if (target.of === 'Me') await writer.uploadMyImage(upload);
    else if (target.of !== 'Assets') await writer.upload(target.of, target.id, 'image', upload);
    // Only who sends a medium fetches it: nothing of it is needed to browse.
    else await (await import('../../media/sendMedium.ts')).sendMedium(writer, job, target, upload, keep);
    if (success) toast.success(success);
  }, [writer]);
};
