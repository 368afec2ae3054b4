import type { Upload } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useRef, useState } from 'react';
import { showFailure } from '../errors/useFailure.ts';

/**
 * Uploads one file from a form of its own, with its progress. A failure closes the form and shows the title of
 * the answer (specification §8); an upload that the person stopped leaves the form with its file.
 */
export const useLoneUpload = (upload: (upload: Upload) => Promise<unknown>, success: string, onClose: () => void) => {
  const [progress, setProgress] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const send = async (file: File): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    try {
      await upload({ file, onProgress: setProgress, signal });
      toast.success(success);
    } catch (error) {
      if (signal.aborted) throw error;
      showFailure(error, 'upload');
    }
    onClose();
  };
  return { send, form: { progress, onCancelUpload: () => sending.current?.abort() } };
};
