import { createPath, NavigationType, parsePath, type Location, type NavigateOptions, type Navigator, type RouteMatch, type To } from 'react-router-dom';
import { observable, type Observable } from '@staalkaart/ui';
import { newKey, type Entries } from './entries.ts';

/** What the screen shows. */
export interface Shown {
  location: Location;
  /** How it was reached. */
  action: NavigationType;
  /** The routes of its page, the outermost first; null where no route has its path. */
  matches: RouteMatch[] | null;
  /** The page stays scrolled where it is. */
  keepsScroll: boolean;
}

/** What a navigation asks of the application. */
export interface NavigationRules {
  /** Whether leaving the page would lose unsaved input; on the same page another entry closes its dialog alone. */
  mustAsk: (what: 'page' | 'dialog') => boolean;
  /** Asks whether it may be left. */
  mayLeave: (what: 'page' | 'dialog') => Promise<boolean>;
  /** The routes of a page. */
  match: (next: Location) => RouteMatch[] | null;
  /** Begins what a page needs. @returns when its code is there or has failed to come; undefined where it is there */
  prepare: (next: Location, matches: RouteMatch[] | null, shown: Location | undefined) => Promise<unknown> | undefined;
  /** Called just before another location takes the place of the one that is shown. */
  leave: (shown: Location) => void;
}

/** The way through the pages. */
export interface Navigation {
  /** What is shown; undefined until the code of the first page is there. */
  shown: () => Shown | undefined;
  /** Calls back after each change of what is shown. @returns what ends it */
  subscribe: (listener: () => void) => () => void;
  /** Whether the code of a page that was asked for is on its way. */
  waiting: Pick<Observable<boolean>, 'get' | 'subscribe'>;
  /** For the router. */
  navigator: Navigator;
}

/**
 * Leads from page to page over the entries of a history. Whatever changes the address (a link, Back, Forward) first asks
 * where unsaved input would be lost, and shows the next page once its code is there: until then the one that is left stays.
 * Who goes elsewhere meanwhile goes there.
 */
export const createNavigation = (entries: Entries, { mustAsk, mayLeave, match, prepare, leave }: NavigationRules): Navigation => {
  const { get: shown, set: show, subscribe } = observable<Shown | undefined>(undefined);
  const waiting = observable(false);
  /** The entry of what is shown. */
  let { index } = entries.current();
  /** Counts what was asked for: an answer or a page that comes after another was asked for is dropped. */
  let turn = 0;
  /** While the address goes back to what is shown: what follows. */
  let atShown: (() => void) | undefined;
  /** The entry that a question was answered for. */
  let allowed: number | undefined;

  /** Something else is asked for: what was on its way no longer comes. */
  const nextTurn = () => {
    waiting.set(false);
    turn += 1;
    return turn;
  };

  const arrive = (how: Pick<Shown, 'action' | 'keepsScroll'>, location: Location, write = () => {}) => {
    const mine = nextTurn();
    const before = shown()?.location;
    const matches = match(location);
    const finish = () => {
      if (mine !== turn) return;
      waiting.set(false);
      if (before) leave(before);
      write();
      const current = entries.current();
      ({ index } = current);
      show({ ...how, matches, location: current.location });
    };
    const code = prepare(location, matches, before);
    waiting.set(code !== undefined);
    if (code) void code.then(finish);
    else finish();
  };

  const leaves = (next: Location) => (next.pathname === shown()?.location.pathname ? 'dialog' : 'page');
  /** An address that was only tidied up is still the same entry. */
  const losesWork = (next: Location, action: NavigationType): boolean =>
    shown() !== undefined && !(action === NavigationType.Replace && leaves(next) === 'dialog') && mustAsk(leaves(next));

  /** Goes on, where somebody has unsaved input once they leave it. */
  const ask = (next: Location, action: NavigationType, goOn: () => void) => {
    if (!losesWork(next, action)) return goOn();
    const mine = nextTurn();
    void mayLeave(leaves(next)).then(may => { if (may && mine === turn) goOn(); });
  };

  const placeIn = ({ state, ...path }: Location) => JSON.stringify([createPath(path), state]);
  const goTo = (asked: NavigationType) => (to: To, state: unknown = null, options: NavigateOptions = {}) => {
    const location: Location = { pathname: '/', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to), state, key: newKey() };
    const now = shown()?.location;
    const covered = (now?.state as { cover?: string } | null)?.cover !== undefined && entries.current().location.key === now?.key;
    if (covered && asked === NavigationType.Replace && leaves(location) === 'page') {
      // What covers a page is an entry above it: what takes its place takes that of the page, which Back would else lead to.
      nextTurn();
      const isOnItsWay = atShown !== undefined;
      atShown = () => goTo(asked)(location, state, options);
      if (isOnItsWay) return;
      index -= 1;
      return entries.go(-1);
    }
    // Who presses a link twice follows it once, also where its page is still being drawn.
    const action = now && placeIn(now) === placeIn(location) ? NavigationType.Replace : asked;
    const write = action === NavigationType.Push ? entries.push : entries.replace;
    ask(location, action, () => arrive({ action, keepsScroll: options.preventScrollReset === true }, location, () => write(location)));
  };

  entries.onStep(() => {
    const { location, index: at } = entries.current();
    const isAllowed = at === allowed;
    allowed = undefined;
    if (atShown) {
      // Somebody may have gone another step meanwhile.
      if (at !== index) return entries.go(index - at);
      const next = atShown;
      atShown = undefined;
      return next();
    }
    if (isAllowed || at === index || !losesWork(location, NavigationType.Pop)) return arrive({ action: NavigationType.Pop, keepsScroll: false }, location);
    // The address is that of the page while the question stands.
    nextTurn();
    atShown = () => ask(location, NavigationType.Pop, () => {
      allowed = at;
      entries.go(at - index);
    });
    return entries.go(index - at);
  });

  arrive({ action: NavigationType.Pop, keepsScroll: false }, entries.current().location);

  return {
    shown,
    subscribe,
    waiting,
    navigator: {
      createHref: to => (typeof to === 'string' ? to : createPath(to)),
      go: entries.go,
      push: goTo(NavigationType.Push),
      replace: goTo(NavigationType.Replace),
    },
  };
};
