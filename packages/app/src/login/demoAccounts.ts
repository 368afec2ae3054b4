import { createContext } from 'react';

/** An account that can be tried in mock mode. */
export interface DemoAccount {
  label: string;
  role: string;
  email: string;
  password: string;
}

/** The accounts of mock mode, for the sign-in page; there are none elsewhere. */
export const AccountsContext = createContext<DemoAccount[]>([]);
