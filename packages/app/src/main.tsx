import { configureTransport, importClient, prefetch } from '@staalkaart/api-client';
import { createPart, type LoginAccount } from '@staalkaart/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterSplash, limitSplash } from './shell/boot/splash.ts';
import { browserEntries } from './shell/routing/entries.ts';
import { createAppNavigation } from './shell/routing/router.tsx';
import { watchPage } from './shell/watchPage.ts';

/** In mock mode the API answers from the page itself; a real build drops this branch and all that it would load. */
const startMock = async (): Promise<readonly LoginAccount[]> => {
  if (!import.meta.env.VITE_MOCKED) return [];
  // oxlint-disable-next-line no-restricted-imports
  const { startMockApi } = await import('@staalkaart/mocks/browser');
  configureTransport({ adapter: 'fetch' });
  const { accounts } = await startMockApi({ search: window.location.search, base: import.meta.env.BASE_URL });
  return accounts;
};

const start = async () => {
  limitSplash();
  // What it guards against takes a press first. Without it a second press is heard, as everywhere.
  afterSplash(() => void import('@staalkaart/ui/second-press').then(({ guardSecondPress }) => guardSecondPress()).catch(() => undefined));
  watchPage();
  const accounts = await startMock();
  configureTransport({ loadClient: createPart(importClient, 'client').load });
  // The profile and the first list are asked before React has started (`boot.ts`, before all code): the navigation starts the list.
  prefetch({ extra: 'me' });
  const navigation = createAppNavigation(browserEntries(), import.meta.env.BASE_URL);
  // What is in by now, of all that was asked early, is drawn at once.
  await new Promise(resolve => { setTimeout(resolve); });
  const root = createRoot(document.getElementById('root')!);
  // In slices: the splash is there to be looked at, and nothing blocks beneath it.
  startTransition(() => root.render(<StrictMode><App navigation={navigation} accounts={accounts} /></StrictMode>));
};

void start();
