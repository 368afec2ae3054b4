import { LinkProvider, Styles, ToastRegion, type LoginAccount } from '@staalkaart/ui';
import { AccountsContext } from './login/demoAccounts.ts';
import { LinksContext, RouterLink } from './shell/routing/RouterLink.tsx';
import type { AppNavigation } from './shell/routing/router.tsx';
import { Routing } from './shell/routing/Routing.tsx';
import { SessionProvider } from './shell/session/SessionProvider.tsx';

/** The application around its routes: theme, session, links, toasts. */
export const App = ({ navigation, accounts = [] }: { navigation: AppNavigation; accounts?: readonly LoginAccount[] }) => (
  <Styles>
    <LinkProvider value={RouterLink}>
      <AccountsContext value={accounts}>
        <SessionProvider>
          <LinksContext value={navigation}>
            <Routing navigation={navigation} />
          </LinksContext>
        </SessionProvider>
      </AccountsContext>
    </LinkProvider>
    <ToastRegion />
  </Styles>
);
