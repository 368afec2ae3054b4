import type { Asset, AssetCreate, AssetListParams, AssetUpdate } from '../types/asset.ts';
import type { Id, Upload } from '../types/common.ts';
import { postFile } from '../upload.ts';
import { imageUpload } from './image.ts';
import { createResource, pathOf } from './resource.ts';

/** The calls of assets (specification §7). */
export const assets = {
  ...createResource<Asset, Asset, AssetListParams, AssetCreate, AssetUpdate>('Assets'),
  uploadImage: imageUpload('Assets'),
  /** `POST Assets/{id}/video`, multipart under the field `video`. */
  uploadVideo: async (id: Id, upload: Upload): Promise<void> => {
    await postFile(pathOf('Assets', id, '/video'), 'video', upload);
  },
};
