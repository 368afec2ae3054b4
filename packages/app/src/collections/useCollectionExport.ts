import { api, useMe, type Collection } from '@staalkaart/api-client';
import { formatDate } from '@staalkaart/ui';
import { useCallback } from 'react';
import { can } from '../access/access.ts';
import { saveFile } from '../shell/boot/saveFile.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { useActor } from '../shell/session/useActor.ts';

/** The name of an exported collection: `Export {collection} by {username} {dd-MM-yyyy}.docx`, without what a file system refuses. */
export const exportName = (collection: string, username: string, date: Date): string =>
  `Export ${collection} by ${username} ${formatDate(date)}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-') + '.docx';

/**
 * Saves the pictures of a collection as a document (specification §7, §9), or tells why not. Undefined outside edit mode and for
 * who may not.
 */
export const useCollectionExport = (): ((collection: Pick<Collection, 'id' | 'name'>) => void) | undefined => {
  const actor = useActor();
  const { me } = useMe();
  const username = me?.username ?? '';
  const save = useCallback(({ id, name }: Pick<Collection, 'id' | 'name'>) => {
    api.exportCollection(id)
      .then(document => saveFile(document, exportName(name, username, new Date())))
      .catch((error: unknown) => showFailure(error, 'write'));
  }, [username]);
  return can(actor, 'collection.create') ? save : undefined;
};
