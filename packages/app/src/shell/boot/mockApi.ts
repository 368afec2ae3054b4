import { startMockApi } from '@staalkaart/mocks/browser';
import type { DemoAccount } from '../../login/demoAccounts.ts';

/** Starts the mock of the API in this page. The only file that imports it, and only in mock mode. */
export const startMock = async (): Promise<DemoAccount[]> => {
  const { accounts } = await startMockApi({ search: window.location.search, base: import.meta.env.BASE_URL });
  return [...accounts];
};
