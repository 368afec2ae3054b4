import type { AxiosProgressEvent, AxiosResponse } from 'axios';
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
export const postFile = (url: string, field: UploadField, upload: Upload): Promise<AxiosResponse<unknown>> => {
  const data = new FormData();
  data.append(field, upload.file, upload.file.name);
  const { onProgress, signal } = upload;
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
