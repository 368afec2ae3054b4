import type { AxiosProgressEvent } from 'axios';
import { type Answer, blobOf } from './answers.ts';
import { send } from './transport.ts';
import type { Upload } from './types/common.ts';

/** The multipart field names of specification §7. */
export type UploadField = 'image' | 'video' | 'file';

const shareOf = ({ loaded, total }: AxiosProgressEvent): number | undefined =>
  total ? Math.min(1, Math.max(0, loaded / total)) : undefined;

/**
 * Posts a file as multipart form data, without a time limit.
 * @param field the form's field name, exactly as the server reads it
 * @throws ApiError, of kind 'cancelled' when the upload's signal is aborted
 */
export const postFile = (url: string, field: UploadField, { file, onProgress, signal }: Upload): Promise<Answer> => {
  const data = new FormData();
  data.append(field, file, file.name);
  return send({
    method: 'post',
    url,
    data,
    // The boundary is added on the way out.
    headers: { 'Content-Type': 'multipart/form-data' },
    timeout: 0,
    ...(signal && { signal }),
    ...(onProgress && {
      onUploadProgress: (event: AxiosProgressEvent) => {
        const share = shareOf(event);
        if (share !== undefined) onProgress(share);
      },
    }),
  });
};

/**
 * Fetches a binary file, without a time limit.
 * @throws ApiError with the text of the body, which a failed blob call hides in a Blob
 */
export const fetchBlob = async (method: 'get' | 'post', url: string): Promise<Blob> =>
  blobOf(await send({ method, url, responseType: 'blob', timeout: 0 }));
