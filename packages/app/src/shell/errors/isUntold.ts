import { ApiError } from '@staalkaart/api-client';

/** Something was sent to be written, and no answer tells whether it was: where only reading failed, nothing was sent. */
export const isUntold = (error: unknown): boolean => error instanceof ApiError && error.isUnanswered && !['', 'GET'].includes(error.method);
