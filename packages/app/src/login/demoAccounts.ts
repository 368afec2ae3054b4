import type { LoginAccount } from '@staalkaart/ui';
import { createContext } from 'react';

/** The accounts of mock mode, for the sign-in page; there are none elsewhere. */
export const AccountsContext = createContext<readonly LoginAccount[]>([]);
