import type { Segment, SegmentCreate, SegmentListParams, SegmentUpdate } from '../types/segment.ts';
import { imageUpload } from './image.ts';
import { createResource } from './resource.ts';

/** The calls of segments (specification §7). */
export const segments = {
  ...createResource<Segment, Segment, SegmentListParams, SegmentCreate, SegmentUpdate>('Segments'),
  uploadImage: imageUpload('Segments'),
};
