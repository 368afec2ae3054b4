import type { LoginAccount } from '@staalkaart/ui';
import { useState } from 'react';
import { App } from '../App.tsx';
import { forgetDeleted } from '../records/deleted.ts';
import { memoryEntries } from '../shell/routing/entries.ts';
import { createAppNavigation } from '../shell/routing/router.tsx';
import { resumeMode } from '../shell/session/mode.ts';
import { forgetPerson } from '../shell/session/person.ts';
import { undoables } from '../shell/undo/undoables.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { uploads } from '../shell/uploads/queue.ts';

export interface ScreenProps {
  /** The address that is opened, with its query. */
  path: string;
  accounts?: readonly LoginAccount[];
}

/** The whole application at one address, in memory: what a screen story shows. */
export const Screen = ({ path, accounts }: ScreenProps) => {
  const [navigation] = useState(() => {
    resumeMode();
    forgetDeleted();
    unsaved.reset();
    uploads.reset();
    forgetPerson();
    undoables.set([]);
    return createAppNavigation(memoryEntries(path));
  });
  return <App navigation={navigation} accounts={accounts} />;
};
