import { createContext } from 'react';

/** An account that can be tried in mock mode. */
export interface DemoAccount {
  label: string;
  role: string;
  email: string;
  password: string;
}

const AccountsContext = createContext<DemoAccount[]>([]);

/** Hands the sign-in page the accounts of mock mode; there are none elsewhere. */
export const DemoAccounts = AccountsContext.Provider;
export { AccountsContext };
