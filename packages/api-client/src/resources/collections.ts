import { fetchBlob } from '../download.ts';
import type { Collection, CollectionCreate, CollectionListParams, CollectionUpdate } from '../types/collection.ts';
import type { Id } from '../types/common.ts';
import { imageUpload } from './image.ts';
import { createResource, pathOf } from './resource.ts';

/** The calls of collections (specification §7). */
export const collections = {
  ...createResource<Collection, Collection, CollectionListParams, CollectionCreate, CollectionUpdate>('Collections'),
  uploadImage: imageUpload('Collections'),
  /** The images of a collection as a word-processing document. */
  exportDocument: (id: Id): Promise<Blob> => fetchBlob('post', pathOf('Collections', id, '/export')),
};
