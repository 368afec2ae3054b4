import { GlobalStyle, LinkProvider, ToastRegion } from '@staalkaart/ui';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { ProofAccounts, type ProofAccount } from './login/proofAccounts.ts';
import { RouterLink } from './shell/routing/RouterLink.tsx';
import { SessionProvider } from './shell/session/SessionProvider.tsx';

/** The application around its routes: theme, session, links, toasts. */
export const App = ({ router, accounts = [] }: { router: DataRouter; accounts?: ProofAccount[] }) => (
  <>
    <GlobalStyle />
    <LinkProvider value={RouterLink}>
      <ProofAccounts value={accounts}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </ProofAccounts>
    </LinkProvider>
    <ToastRegion />
  </>
);
