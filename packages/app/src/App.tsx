import { LinkProvider, Styles, ToastRegion } from '@staalkaart/ui';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { DemoAccounts, type DemoAccount } from './login/demoAccounts.ts';
import { RouterLink } from './shell/routing/RouterLink.tsx';
import { SessionProvider } from './shell/session/SessionProvider.tsx';

/** The application around its routes: theme, session, links, toasts. */
export const App = ({ router, accounts = [] }: { router: DataRouter; accounts?: DemoAccount[] }) => (
  <Styles>
    <LinkProvider value={RouterLink}>
      <DemoAccounts value={accounts}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </DemoAccounts>
    </LinkProvider>
    <ToastRegion />
  </Styles>
);
