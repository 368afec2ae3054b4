import { api, useMe, useWriter, type Collection, type Id } from '@staalkaart/api-client';
import { formatDate } from '@staalkaart/ui';
import { useMemo } from 'react';
import { can } from '../access/access.ts';
import { createUnderway } from '../records/createUnderway.ts';
import { exportTexts } from '../nl/export.ts';
import { saveFile } from '../shell/boot/saveFile.ts';
import { isNotFound } from '../shell/errors/errorPolicy.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useTell } from '../shell/tell.ts';

/** The name of an exported collection: `Export {collection} by {username} {dd-MM-yyyy}.docx`, without what a file system refuses. */
export const exportName = (collection: string, username: string, date: Date): string =>
  `Export ${collection} by ${username} ${formatDate(date)}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-') + '.docx';

const exporting = createUnderway(exportTexts.broken);

interface CollectionExport {
  /** Saves the pictures of a collection as a document, or tells why not. */
  save: (collection: Pick<Collection, 'id' | 'name'>) => void;
  /** It is being made. */
  isUnderway: (id: Id) => boolean;
}

/** Exports a collection (specification §7, §9). Undefined outside edit mode and for who may not. */
export const useCollectionExport = (): CollectionExport | undefined => {
  const actor = useActor();
  const { me } = useMe();
  const username = me?.username ?? '';
  const writer = useWriter();
  const tell = useTell();
  const underway = exporting.useIds();
  const made = useMemo(() => ({
    save: ({ id, name }: Pick<Collection, 'id' | 'name'>) => {
      const saved = exporting.run(id, async () => {
        const file = exportName(name, username, new Date());
        saveFile(await api.exportCollection(id), file);
        tell.success(exportTexts.collection(name, file));
      });
      saved.catch((error: unknown) => {
        tell.failure(error);
        // It may be the collection that is gone: read anew, it leaves its list.
        if (isNotFound(error)) writer.readFresh('Collections', id).catch(() => {});
      });
    },
    isUnderway: (id: Id) => underway.includes(id),
  }), [username, underway, writer, tell]);
  return can(actor, 'collection.manage') ? made : undefined;
};
