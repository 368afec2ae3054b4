import styled from 'styled-components';
import { sessionText } from '../../nl/login.ts';

/** An account to try the application with, in mock mode only. */
export interface LoginAccount {
  /** What the button says: the role in words. */
  label: string;
  email: string;
  password: string;
}

const Box = styled.section`
  margin-top: var(--space-6);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);
  h2 { margin-bottom: var(--space-2); font-size: var(--text-s); color: var(--color-ink-2); letter-spacing: 0; }
  ul { display: grid; margin-inline: calc(-1 * var(--space-3)); }
  button {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    width: 100%;
    min-height: var(--size-control);
    padding: 9px var(--space-3);
    border-radius: var(--radius-s);
    text-align: left;
    font-weight: var(--weight-medium);
    &:hover { background: var(--color-sunken); }
  }
  small { font-size: var(--text-s); font-weight: 400; color: var(--color-ink-2); overflow-wrap: anywhere; }
`;

interface LoginAccountsProps {
  /** In the order of their rights. */
  accounts: readonly LoginAccount[];
  /** Fills the form. */
  onChoose: (account: LoginAccount) => void;
}

/** The accounts of mock mode; a press fills the form. */
export const LoginAccounts = ({ accounts, onChoose }: LoginAccountsProps) => (
  <Box>
    <h2>{sessionText.accounts}</h2>
    <ul>
      {accounts.map(account => (
        <li key={account.email}><button type="button" onClick={() => onChoose(account)}>{account.label}<small>{account.email}</small></button></li>
      ))}
    </ul>
  </Box>
);
