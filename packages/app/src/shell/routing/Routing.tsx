import { PartBoundary } from '@staalkaart/ui';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { Navigation } from './navigation.ts';
import { PageFailure } from './PageFailure.tsx';
import { restoreScroll, takeOverScroll } from './scroll.ts';

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

interface RoutingProps {
  navigation: Navigation;
  routes: RouteObject[];
  /** What stands before every path. */
  base?: string;
}

/** The page that a navigation shows, drawn in slices; nothing until the code of the first one is there. */
export const Routing = ({ navigation, routes, base }: RoutingProps) => {
  const [shown, setShown] = useState(navigation.shown);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(navigation.shown()));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useEffect(() => takeOverScroll(navigation.shown), [navigation]);
  useLayoutEffect(() => { if (shown) restoreScroll(shown); }, [shown]);
  if (!shown) return null;
  return (
    <Router basename={base} navigator={navigation.navigator} location={shown.location} navigationType={shown.action}>
      <PartBoundary resetKey={shown.location.key} Failed={PageFailure}><Pages routes={routes} /></PartBoundary>
    </Router>
  );
};
