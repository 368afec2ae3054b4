import { PAGE_SIZES, type Id } from '@staalkaart/api-client/wire';

/** The list parameters of all that is in a category, a collection or a segment: one question, whoever asks it, or asks it ahead. */
export const inCategory = (id: Id) => ({ categories: [id], pageSize: PAGE_SIZES.BULK });
export const inCollection = (id: Id) => ({ collections: [id], pageSize: PAGE_SIZES.BULK });
export const inSegment = (segmentName: string) => ({ segmentName, pageSize: PAGE_SIZES.BULK });
