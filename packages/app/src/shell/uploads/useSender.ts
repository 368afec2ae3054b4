import { useWriter } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useMemo } from 'react';
import type { Sender } from './uploads.ts';

// Only who sends a medium fetches it: nothing of it is needed to browse.
const media = () => import('../../media/sendMedium.ts');

/** Sends the jobs of the upload queue through the cache that is mounted: the record of a new medium first, then its file (specification §7). */
export const useSender = (): Sender => {
  const writer = useWriter();
  return useMemo(() => ({
    send: async (job, hooks, keep) => {
      const { target, file, success } = job;
      const upload = { ...hooks, file };
      if (target.of === 'Me') await writer.uploadMyImage(upload);
      else if (target.of !== 'Assets') await writer.upload(target.of, target.id, 'image', upload);
      else await (await media()).sendMedium(writer, job, target, upload, keep);
      if (success) toast.success(success);
    },
    giveUp: async jobs => (await media()).giveUpMedia(writer, jobs),
  }), [writer]);
};
