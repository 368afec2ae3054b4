import { createContext } from 'react';

/** An account that can be tried in mock mode. */
export interface ProofAccount {
  label: string;
  role: string;
  email: string;
  password: string;
}

const AccountsContext = createContext<ProofAccount[]>([]);

/** Hands the sign-in page the accounts of mock mode; there are none elsewhere. */
export const ProofAccounts = AccountsContext.Provider;
export { AccountsContext };
