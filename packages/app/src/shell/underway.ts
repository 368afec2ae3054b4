import { isRunning } from '../bulk/bulkState.ts';
import { uploads } from './uploads/queue.ts';

let followed = 0;

/** Follows a work that ends with the page, and that its own form no longer shows. */
export const follow = async <Result>(work: Promise<Result>): Promise<Result> => {
  followed += 1;
  try {
    return await work;
  } finally {
    followed -= 1;
  }
};

/** Something is under way that closing the page, or signing out, would break off: who does so is asked. */
export const isUnderway = (): boolean => followed > 0 || uploads.isBusy() || isRunning();
