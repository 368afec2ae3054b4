import type { Writer } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { giveUpMedia, sendMedium } from '../../media/sendMedium.ts';
import type { Sender } from './uploads.ts';

/** Sends the jobs of the upload queue through a cache: the record of a new medium first, then its file (specification §7). */
export const createSender = (writer: Writer): Sender => ({
  send: async (job, hooks, keep) => {
    const { target, file, success } = job;
    const upload = { ...hooks, file };
    if (target.of === 'Me') await writer.uploadMyImage(upload);
    else if (target.of !== 'Assets') await writer.upload(target.of, target.id, 'image', upload);
    else await sendMedium(writer, job, target, upload, keep);
    if (success) toast.success(success);
  },
  giveUp: jobs => giveUpMedia(writer, jobs),
});
