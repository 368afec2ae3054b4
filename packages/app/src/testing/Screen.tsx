import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { forgetBulk } from '../bulk/bulkState.ts';
import type { DemoAccount } from '../login/demoAccounts.ts';
import { forgetDeleted } from '../records/deleted.ts';
import { routes } from '../shell/routing/router.tsx';
import { resumeMode } from '../shell/session/mode.ts';
import { undoables } from '../shell/undo/undoables.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { uploads } from '../shell/uploads/queue.ts';

export interface ScreenProps {
  /** The address that is opened, with its query. */
  path: string;
  accounts?: DemoAccount[];
}

/** The whole application at one address, in memory: what a screen story shows. */
export const Screen = ({ path, accounts }: ScreenProps) => {
  const [router] = useState(() => {
    resumeMode();
    forgetDeleted();
    unsaved.reset();
    uploads.reset();
    forgetBulk();
    undoables.set([]);
    return createMemoryRouter(routes, { initialEntries: [path] });
  });
  return <App router={router} accounts={accounts} />;
};
