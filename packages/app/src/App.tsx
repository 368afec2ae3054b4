import { LinkProvider, Styles, ToastRegion } from '@staalkaart/ui';
import type { RouteObject } from 'react-router-dom';
import { DemoAccounts, type DemoAccount } from './login/demoAccounts.ts';
import type { Navigation } from './shell/routing/navigation.ts';
import { RouterLink } from './shell/routing/RouterLink.tsx';
import { routes as appRoutes } from './shell/routing/router.tsx';
import { Routing } from './shell/routing/Routing.tsx';
import { SessionProvider } from './shell/session/SessionProvider.tsx';

interface AppProps {
  navigation: Navigation;
  /** What stands before every path. */
  base?: string;
  routes?: RouteObject[];
  accounts?: DemoAccount[];
}

/** The application around its routes: theme, session, links, toasts. */
export const App = ({ navigation, base, routes = appRoutes, accounts = [] }: AppProps) => (
  <Styles>
    <LinkProvider value={RouterLink}>
      <DemoAccounts value={accounts}>
        <SessionProvider>
          <Routing navigation={navigation} routes={routes} base={base} />
        </SessionProvider>
      </DemoAccounts>
    </LinkProvider>
    <ToastRegion />
  </Styles>
);
