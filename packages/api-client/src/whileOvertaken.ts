import { ApiError } from './ApiError.ts';

/** How often a write is tried again that somebody else's write overtook (412). */
const MAX_RETRIES = 4;

/**
 * Writes, and writes again for as long as others come first. A server of which the versions never fit is not asked for ever.
 * @param attempt reads the record anew where it was overtaken, and writes it
 * @throws what the attempt throws; the ApiError of the last 412
 */
export const whileOvertaken = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let retries = 0; ; retries += 1) {
    try {
      // Each attempt needs the answer of the one before.
      return await attempt();
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.status === 412;
      if (!isOvertaken || retries === MAX_RETRIES) throw error;
    }
  }
};
