import type { ResourceName } from '../endpoints.ts';
import type { Id, Upload } from '../types/common.ts';
import { postFile } from '../upload.ts';
import { pathOf } from './resource.ts';

/** `POST {resource}/{id}/image`, multipart under the field `image`. */
export const imageUpload = (name: ResourceName) => async (id: Id, upload: Upload): Promise<void> => {
  await postFile(pathOf(name, id, '/image'), 'image', upload);
};
