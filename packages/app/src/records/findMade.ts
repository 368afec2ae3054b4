import { isSameId, listAll, type Id } from '@staalkaart/api-client';
import type { Pictured } from '../shell/uploads/uploadStates.ts';

/**
 * The id of what was just made, which some servers do not tell: that of the only record with its name and without a photo
 * that was not there before; of two it is not known which.
 * @param before those that are known to have been there
 * @throws ApiError where its list could not be read
 */
export const findMade = async (kind: Pictured, name: string, before: readonly { id: Id }[] = [], list: typeof listAll = listAll): Promise<Id | undefined> => {
  const made = (await list(kind, {})).filter(one => one.name === name && !one.path && !before.some(({ id }) => isSameId(id, one.id)));
  return made.length === 1 ? made[0]!.id : undefined;
};
