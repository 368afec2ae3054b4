import type { Category, CategoryCreate, CategoryListParams, CategoryUpdate } from '../types/category.ts';
import { imageUpload } from './image.ts';
import { createResource } from './resource.ts';

/** The calls of categories (specification §7). */
export const categories = {
  ...createResource<Category, Category, CategoryListParams, CategoryCreate, CategoryUpdate>('Categories'),
  uploadImage: imageUpload('Categories'),
};
