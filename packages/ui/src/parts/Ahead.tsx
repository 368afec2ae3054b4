import { Activity, createContext, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { lazily } from '../theme/lazily.ts';

/** Whether it is drawn ahead: nothing of it is then put off. */
export const AheadContext = createContext(false);

const nowhere = lazily(() => document.createElement('div'));

/**
 * Draws ahead what opens over the page: outside of the page, and while the browser has nothing better to do. Its code has
 * run and its styles are there when it is opened: the first time is as quick as the next. None of its effects run.
 */
export const Ahead = ({ children }: { children: ReactNode }) => (
  <AheadContext value>
    <Activity mode="hidden"><PortalProvider getContainer={nowhere}>{children}</PortalProvider></Activity>
  </AheadContext>
);
