import { useMemo } from 'react';
import { assets } from '../resources/assets.ts';
import { categories } from '../resources/categories.ts';
import { collections } from '../resources/collections.ts';
import { customers } from '../resources/customers.ts';
import { materials } from '../resources/materials.ts';
import { products } from '../resources/products.ts';
import { segments } from '../resources/segments.ts';
import { tags } from '../resources/tags.ts';
import { users } from '../resources/users.ts';
import type { AssetUpdate } from '../types/asset.ts';
import type { Id, Upload } from '../types/common.ts';
import type { NewPassword } from '../types/user.ts';
import { type RunWrite, useWrites } from './useWrites.ts';

type FileUpload = (id: Id, upload: Upload) => Promise<void>;

/** An upload changes its record, as an update does. */
const useUpload = (run: RunWrite, call: FileUpload): FileUpload =>
  useMemo(() => (id, upload) => run('update', () => call(id, upload), () => ({ id })), [run, call]);

export const useCustomerWrites = () => useWrites(customers);
export const useMaterialWrites = () => useWrites(materials);
export const useTagWrites = () => useWrites(tags);

/** Writes of segments, with the upload of their image. */
export const useSegmentWrites = () => {
  const { run, ...writes } = useWrites(segments);
  return { ...writes, uploadImage: useUpload(run, segments.uploadImage) };
};

/** Writes of categories, with the upload of their image. */
export const useCategoryWrites = () => {
  const { run, ...writes } = useWrites(categories);
  return { ...writes, uploadImage: useUpload(run, categories.uploadImage) };
};

/** Writes of collections, with the upload of their image and the export, which changes nothing. */
export const useCollectionWrites = () => {
  const { run, ...writes } = useWrites(collections);
  return {
    ...writes,
    uploadImage: useUpload(run, collections.uploadImage),
    exportDocument: collections.exportDocument,
  };
};

/**
 * Writes of assets, with the upload of their picture or film. `updateAll` saves several at once, as a reordering
 * does, and refreshes once; it throws the first failure, after the others were saved.
 */
export const useAssetWrites = () => {
  const { run, ...writes } = useWrites(assets);
  const updateAll = useMemo(() => async (bodies: AssetUpdate[]): Promise<void> => {
    const results = await run('update', () => Promise.allSettled(bodies.map(assets.update)));
    const failure = results.find(result => result.status === 'rejected');
    if (failure) throw failure.reason;
  }, [run]);
  return {
    ...writes,
    updateAll,
    uploadImage: useUpload(run, assets.uploadImage),
    uploadVideo: useUpload(run, assets.uploadVideo),
  };
};

/** Writes of products, with the import of a file and the download of its header row. */
export const useProductWrites = () => {
  const { run, ...writes } = useWrites(products);
  const batch = useMemo(() => (upload: Upload) => run('create', () => products.batch(upload)), [run]);
  return { ...writes, batch, template: products.template };
};

/** Writes of users, with the reset of a password. */
export const useUserWrites = () => {
  const { run, ...writes } = useWrites(users);
  const newPassword = useMemo(() => (body: NewPassword) => run('update', () => users.newPassword(body), () => ({ id: body.id })), [run]);
  return { ...writes, newPassword };
};
