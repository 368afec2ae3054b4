import { PartBoundary, PendingLine } from '@staalkaart/ui';
import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, renderMatches, Router } from 'react-router-dom';
import { PageFailure } from './PageFailure.tsx';
import type { AppNavigation } from './router.tsx';
import { restoreScroll, takeOverScroll } from './scroll.ts';

/** Tells that a page is on its way. */
const Waiting = ({ waiting }: Pick<AppNavigation, 'waiting'>) => (useSyncExternalStore(waiting.subscribe, waiting.get) ? <PendingLine /> : null);

/** The page that a navigation shows, drawn in slices; nothing until the code of the first one is there. */
export const Routing = ({ navigation }: { navigation: AppNavigation }) => {
  const [shown, setShown] = useState(navigation.shown);
  useLayoutEffect(() => {
    const draw = () => startTransition(() => setShown(navigation.shown()));
    // While the browser tells of a step back, React would draw in one piece.
    const follow = () => void (navigation.shown()?.action === NavigationType.Pop ? setTimeout(draw) : draw());
    draw();
    return navigation.subscribe(follow);
  }, [navigation]);
  useEffect(() => takeOverScroll(navigation.shown), [navigation]);
  useLayoutEffect(() => {
    if (!shown) return;
    navigation.drawn(shown);
    restoreScroll(shown);
  }, [navigation, shown]);
  if (!shown) return null;
  return (
    <Router basename={navigation.base} navigator={navigation.navigator} location={shown.location} navigationType={shown.action}>
      <Waiting waiting={navigation.waiting} />
      <PartBoundary resetKey={shown.location.key} Failed={PageFailure}>{renderMatches(shown.matches)}</PartBoundary>
    </Router>
  );
};
