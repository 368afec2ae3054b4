import type { Tag, TagCreate, TagListParams, TagUpdate } from '../types/tag.ts';
import { createResource } from './resource.ts';

/** The calls of tags (specification §7). */
export const tags = createResource<Tag, Tag, TagListParams, TagCreate, TagUpdate>('Tags');
