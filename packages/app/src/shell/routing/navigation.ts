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
  /** What closes each dialog that stands over the page, the uppermost last. */
  overlays: Pick<Observable<readonly (() => void)[]>, 'get' | 'subscribe'>;
  /** Resolves once the press that opens or closes one has been answered. */
  answered: () => Promise<void>;
}

/** The way through the pages. */
export interface Navigation {
  /** What is shown; undefined until the code of the first page is there. */
  shown: () => Shown | undefined;
  /** Calls back after each change of what is shown. @returns what ends it */
  subscribe: (listener: () => void) => () => void;
  /** To be told what stands on the screen: what is shown takes a while to draw, and meanwhile the page that is left still hears presses. */
  drawn: (page: Shown) => void;
  /** Whether the code of a page that was asked for is on its way. */
  waiting: Pick<Observable<boolean>, 'get' | 'subscribe'>;
  /** For the router. */
  navigator: Navigator;
}

/**
 * Leads from page to page over the entries of a history. Whatever changes the address (a link, Back, Forward) first asks
 * where unsaved input would be lost, and shows the next page once its code is there: until then the one that is left stays.
 * Who goes elsewhere meanwhile goes there. What stands over a page has an entry above that of the page, for as long as it
 * stands: Back closes it, and leaves the page as it was.
 */
export const createNavigation = (entries: Entries, { mustAsk, mayLeave, match, prepare, leave, overlays, answered }: NavigationRules): Navigation => {
  const { get: shown, set: show, subscribe } = observable<Shown | undefined>(undefined);
  const waiting = observable(false);
  /** Which entry has the page that is shown, or had it before a reload. */
  const pageIndex = () => {
    const { index: at, isCover } = entries.current();
    return isCover ? at - 1 : at;
  };
  /** The entry of what is shown. */
  let index = pageIndex();
  /** Counts what was asked for: an answer or a page that comes after another was asked for is dropped. */
  let turn = 0;
  /** While the address goes back to the entry of what is shown: what follows. */
  let atShown: (() => void) | undefined;
  /** A step is on its way. */
  let isStepping = false;
  /** What stands on the screen. */
  let drawn: Shown | undefined;
  /** The entry that a question was answered for. */
  let allowed: number | undefined;

  /** Something else is asked for: what was on its way no longer comes. */
  const nextTurn = () => {
    waiting.set(false);
    turn += 1;
    return turn;
  };

  const step = (delta: number) => {
    isStepping = true;
    entries.go(delta);
  };
  /** Does what follows once the address is at the entry of what is shown. */
  const atPage = (then: () => void) => {
    const away = index - entries.current().index;
    if (!atShown && away === 0) return then();
    const isOnItsWay = atShown !== undefined;
    atShown = then;
    if (!isOnItsWay) step(away);
  };
  const isCovered = () => {
    const { index: at, isCover } = entries.current();
    return isCover && at === index + 1;
  };
  /** Gives what stands over the page its entry, or takes that away. */
  const cover = () => {
    const page = shown();
    if (!page || isStepping) return;
    if (overlays.get().length === 0) {
      if (isCovered()) atPage(cover);
    } else if (entries.current().index === index) {
      entries.push(page.location, true);
    }
  };
  const coverLater = () => void answered().then(cover);
  /** The page may have another address by now than its entry: what stands over it changed that. */
  const catchUp = () => {
    const page = shown()?.location;
    if (page && page.key !== entries.current().location.key) entries.replace(page);
  };

  const arrive = (how: Pick<Shown, 'action' | 'keepsScroll'>, location: Location, write = () => {}) => {
    const mine = nextTurn();
    const before = shown()?.location;
    const matches = match(location);
    const finish = () => {
      if (mine !== turn) return;
      if (atShown) {
        atShown = finish;
        return;
      }
      waiting.set(false);
      if (before) leave(before);
      write();
      index = pageIndex();
      show({ ...how, matches, location });
      catchUp();
      // It may go on over another address of the same page.
      if (before?.pathname === location.pathname) coverLater();
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
    void mayLeave(leaves(next)).then(may => {
      if (may && mine === turn) goOn();
      else coverLater();
    });
  };

  const goTo = (asked: NavigationType) => (to: To, state: unknown = null, options: NavigateOptions = {}) => {
    const location: Location = { pathname: '/', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to), state, key: newKey() };
    const isReplaced = asked === NavigationType.Replace && leaves(location) === 'page';
    if (atShown || (isReplaced && isCovered())) {
      // What takes the place of a page takes its entry, not that of what stands over it.
      nextTurn();
      return atPage(() => goTo(asked)(location, state, options));
    }
    const now = shown()?.location;
    // Who presses a link twice follows it once, also where its page is still being drawn.
    const action = now && createPath(now) === createPath(location) ? NavigationType.Replace : asked;
    const write = () => {
      if (action === NavigationType.Replace) entries.replace(location, isCovered());
      // Where one goes from a dialog takes the place of its entry.
      else if (isCovered()) entries.replace(location);
      else entries.push(location);
    };
    ask(location, action, () => arrive({ action, keepsScroll: options.preventScrollReset === true }, location, write));
  };

  entries.onStep(() => {
    const { location, index: at, isCover } = entries.current();
    const isAllowed = at === allowed;
    allowed = undefined;
    isStepping = false;
    if (atShown) {
      // Somebody may have gone another step meanwhile.
      if (at !== index) return step(index - at);
      catchUp();
      const next = atShown;
      atShown = undefined;
      return next();
    }
    // What stood over a page is gone: nothing is there.
    if (isCover) return at === index + 1 ? atPage(cover) : step(-1);
    const close = overlays.get().at(-1);
    if (at === index && close) {
      catchUp();
      close();
      return coverLater();
    }
    if (isAllowed || at === index || !losesWork(location, NavigationType.Pop)) return arrive({ action: NavigationType.Pop, keepsScroll: false }, location);
    // The address is that of the page while the question stands.
    nextTurn();
    atPage(() => ask(location, NavigationType.Pop, () => atPage(() => {
      allowed = at;
      step(at - index);
    })));
  });
  overlays.subscribe(coverLater);

  arrive({ action: NavigationType.Pop, keepsScroll: false }, entries.current().location);
  // What stood over it went with the page before a reload.
  if (entries.current().isCover) atPage(cover);

  return {
    shown,
    subscribe,
    drawn: page => { drawn = page; },
    waiting,
    navigator: {
      createHref: to => (typeof to === 'string' ? to : createPath(to)),
      // Two quick presses are one step: the second is of the page that is left.
      go: delta => { if (drawn === shown()) atPage(() => { if (!isStepping) step(delta); }); },
      push: goTo(NavigationType.Push),
      replace: goTo(NavigationType.Replace),
    },
  };
};
