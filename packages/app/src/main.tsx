import { configureTransport, getToken, preloadClient, prefetch } from '@staalkaart/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { limitSplash } from './shell/boot/splash.ts';
import { ignoreSkippedTransitions } from './shell/boot/transitions.ts';
import { createAppRouter } from './shell/routing/router.tsx';
import { watchPage } from './shell/unsaved/unsaved.ts';
import { uploads } from './shell/uploads/queue.ts';
import type { DemoAccount } from './login/demoAccounts.ts';

/** In mock mode the API answers from the page itself; a real build drops this branch and all that it would load. */
const startMock = async (): Promise<DemoAccount[]> => {
  if (!import.meta.env.VITE_MOCKED) return [];
  const { startMock: start } = await import('./shell/boot/mockApi.ts');
  configureTransport({ adapter: 'fetch' });
  return start();
};

const start = async () => {
  limitSplash();
  ignoreSkippedTransitions();
  watchPage(uploads.isBusy);
  // What the first screen shows was asked without it.
  window.addEventListener('load', preloadClient);
  const accounts = await startMock();
  // The profile and the first list are asked before React has started (`boot.ts`, before all code): the router's loaders start the list.
  if (getToken()) prefetch({ extra: 'me' });
  const router = createAppRouter();
  createRoot(document.getElementById('root')!).render(<StrictMode><App router={router} accounts={accounts} /></StrictMode>);
};

void start();
