import { observable } from '@staalkaart/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryEntries } from './entries.ts';
import { createNavigation, type NavigationRules } from './navigation.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

/** All that was begun has come about. */
const stepped = () => vi.runAllTimersAsync();

const start = (rules: Partial<NavigationRules> = {}, entries = memoryEntries('/a')) => {
  const overlays = observable<readonly (() => void)[]>([]);
  const navigation = createNavigation(entries, {
    mustAsk: () => false, mayLeave: async () => true, match: () => null, prepare: () => undefined, leave: () => {}, overlays, answered: async () => {}, ...rules,
  });
  /** All that is shown stands on the screen. */
  const draw = () => {
    const page = navigation.shown();
    if (page) navigation.drawn(page);
  };
  draw();
  const stopDrawing = navigation.subscribe(draw);
  /** Opens a dialog over the page. @returns what closes it */
  const openDialog = () => {
    const close = vi.fn<() => void>(() => overlays.set(overlays.get().filter(other => other !== close)));
    overlays.set([...overlays.get(), close]);
    return close;
  };
  return {
    navigation,
    draw,
    stopDrawing,
    openDialog,
    entries,
    ...navigation.navigator,
    shown: () => navigation.shown()?.location.pathname,
    address: () => entries.current().location.pathname,
  };
};

describe('the way through the pages', () => {
  it('shows what is pushed, replaced, and gone back to', async () => {
    const { push, replace, go, shown, navigation } = start();
    push('/b?x=1#y', { from: '/a' });
    expect(navigation.shown()).toMatchObject({ location: { pathname: '/b', search: '?x=1', hash: '#y', state: { from: '/a' } }, action: 'PUSH', keepsScroll: false });
    replace('/c', undefined, { preventScrollReset: true });
    expect(navigation.shown()).toMatchObject({ location: { pathname: '/c' }, action: 'REPLACE', keepsScroll: true });
    go(-1);
    await stepped();
    expect([shown(), navigation.shown()?.action]).toEqual(['/a', 'POP']);
  });

  it('goes to an address once that is asked for twice, from wherever', async () => {
    const { push, go, shown, navigation } = start();
    push('/b?x=1', { from: '/a' });
    push('/b?x=1', { from: '/a', before: '/a' });
    expect(navigation.shown()).toMatchObject({ action: 'REPLACE', location: { pathname: '/b', state: { from: '/a', before: '/a' } } });
    go(-1);
    await stepped();
    expect(shown()).toBe('/a');
  });

  it('goes back one step for two quick presses, also while the page that it leads to is still being drawn', async () => {
    const { push, go, shown, draw, stopDrawing } = start();
    push('/b');
    push('/c');
    stopDrawing();
    go(-1);
    go(-1);
    await stepped();
    go(-1);
    await stepped();
    expect(shown()).toBe('/b');
    draw();
    go(-1);
    await stepped();
    expect(shown()).toBe('/a');
  });

  it('keeps the page and its address until the code of the next one is there', async () => {
    const code = Promise.withResolvers<void>();
    const { push, shown, address } = start({ prepare: ({ pathname }) => (pathname === '/b' ? code.promise : undefined) });
    push('/b');
    expect([shown(), address()]).toEqual(['/a', '/a']);
    code.resolve();
    await stepped();
    expect([shown(), address()]).toEqual(['/b', '/b']);
  });

  it('tells that a page is on its way, until it is there or something else is asked for', async () => {
    const code = Promise.withResolvers<void>();
    let mustAsk = false;
    const { push, navigation: { waiting } } = start({
      mustAsk: () => mustAsk, mayLeave: async () => false, prepare: ({ pathname }) => (pathname === '/slow' ? code.promise : undefined),
    });
    push('/c');
    expect(waiting.get()).toBe(false);
    push('/slow');
    expect(waiting.get()).toBe(true);
    push('/d');
    expect(waiting.get()).toBe(false);
    push('/slow');
    // Asked whether the page may be left, and it may not: nothing comes.
    mustAsk = true;
    push('/e');
    expect(waiting.get()).toBe(false);
    mustAsk = false;
    push('/slow');
    code.resolve();
    await stepped();
    expect(waiting.get()).toBe(false);
  });

  it('goes where somebody goes meanwhile, by a link or by Back', async () => {
    const code = Promise.withResolvers<void>();
    const { push, go, shown } = start({ prepare: ({ pathname }) => (pathname === '/slow' ? code.promise : undefined) });
    push('/slow');
    push('/c');
    push('/slow');
    go(-1);
    await stepped();
    code.resolve();
    await stepped();
    expect(shown()).toBe('/a');
  });

  it('shows nothing until the code of the first page is there', async () => {
    const code = Promise.withResolvers<void>();
    const { shown } = start({ prepare: () => code.promise });
    expect(shown()).toBeUndefined();
    code.resolve();
    await stepped();
    expect(shown()).toBe('/a');
  });

  it('asks before a link leaves unsaved input, and only for another page', async () => {
    const mayLeave = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { push, shown, address } = start({ mustAsk: what => what === 'page', mayLeave });
    push('/a?page=2');
    expect(mayLeave).not.toHaveBeenCalled();
    push('/b');
    await stepped();
    expect([shown(), address()]).toEqual(['/a', '/a']);
    push('/b');
    await stepped();
    expect([shown(), address(), mayLeave.mock.calls.length]).toEqual(['/b', '/b', 2]);
  });

  it('asks before another entry of the same page closes a dialog with unsaved input, not where its address is tidied up', async () => {
    const mayLeave = vi.fn<NavigationRules['mayLeave']>(async () => false);
    let isDirty = false;
    const { push, replace, go, navigation } = start({ mustAsk: what => isDirty && what === 'dialog', mayLeave });
    const search = () => navigation.shown()?.location.search;
    push('/a?page=2');
    isDirty = true;
    go(-1);
    await stepped();
    push('/a?page=3');
    await stepped();
    expect([search(), mayLeave.mock.calls]).toEqual(['?page=2', [['dialog'], ['dialog']]]);
    replace('/a?page=4');
    expect([search(), mayLeave.mock.calls.length]).toEqual(['?page=4', 2]);
  });

  it('asks before Back and Forward, with the address of the page while the question stands', async () => {
    let isDirty = false;
    let answer = Promise.withResolvers<boolean>();
    const { push, go, shown, address } = start({ mustAsk: () => isDirty, mayLeave: () => answer.promise });
    push('/b');
    push('/c');
    go(-1);
    await stepped();
    expect(shown()).toBe('/b');
    isDirty = true;
    for (const [delta, goal] of [[-1, '/a'], [1, '/c']] as const) {
      answer = Promise.withResolvers();
      go(delta);
      await stepped();
      expect([shown(), address()]).toEqual(['/b', '/b']);
      answer.resolve(false);
      await stepped();
      expect([shown(), address()]).toEqual(['/b', '/b']);
      answer = Promise.withResolvers();
      go(delta);
      await stepped();
      answer.resolve(true);
      await stepped();
      expect([shown(), address()]).toEqual([goal, goal]);
      go(-delta);
      answer.resolve(true);
      await stepped();
      await stepped();
      expect(shown()).toBe('/b');
    }
  });

  it('stays on the page where somebody presses Back again before the question is there', async () => {
    const answer = Promise.withResolvers<boolean>();
    let isDirty = false;
    const { push, go, shown, address } = start({ mustAsk: () => isDirty, mayLeave: () => answer.promise });
    push('/b');
    push('/c');
    isDirty = true;
    go(-1);
    go(-1);
    await stepped();
    await stepped();
    expect([shown(), address()]).toEqual(['/c', '/c']);
    answer.resolve(false);
    await stepped();
    expect([shown(), address()]).toEqual(['/c', '/c']);
  });

  it('drops an answer that comes after another link was pressed', async () => {
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const mayLeave = vi.fn<() => Promise<boolean>>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const { push, shown } = start({ mustAsk: () => true, mayLeave });
    push('/b');
    push('/c');
    second.resolve(true);
    first.resolve(true);
    await stepped();
    expect(shown()).toBe('/c');
  });

  describe('beneath a dialog', () => {
    /** At `/b`, come to from `/a`, with so many dialogs open. */
    const beneath = async (...rules: Parameters<typeof start>) => {
      const app = start(...rules);
      app.push('/b');
      const close = app.openDialog();
      await stepped();
      const back = async () => {
        app.go(-1);
        await stepped();
      };
      /** As the browser's own button, which knows no pages. */
      const pressBack = async (delta = -1) => {
        app.entries.go(delta);
        await stepped();
      };
      return { ...app, close, back, pressBack };
    };

    it('closes the uppermost by Back, one after the other, and leaves the page once none is open', async () => {
      const { close, openDialog, pressBack, shown, navigation } = await beneath();
      const page = navigation.shown();
      const upper = openDialog();
      await stepped();
      await pressBack();
      expect([upper.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
      await pressBack();
      expect(close).toHaveBeenCalledOnce();
      // Nothing was drawn anew.
      expect(navigation.shown()).toBe(page);
      await pressBack();
      expect(shown()).toBe('/a');
    });

    it('leaves the page by one Back where it closed by itself, and Forward leads to nothing that is over', async () => {
      const { close, pressBack, shown, navigation } = await beneath();
      close();
      await stepped();
      const page = navigation.shown();
      await pressBack(1);
      expect(navigation.shown()).toBe(page);
      await pressBack();
      expect(shown()).toBe('/a');
      // From a page before it, too.
      await pressBack(2);
      expect(shown()).toBe('/b');
      await pressBack();
      expect(shown()).toBe('/a');
    });

    it('stays where the dialog does, and is asked again by the next Back', async () => {
      const { openDialog, pressBack, shown } = await beneath();
      const stays = openDialog();
      stays.mockImplementation(() => {});
      await stepped();
      await pressBack();
      await pressBack();
      expect([stays.mock.calls.length, shown()]).toEqual([2, '/b']);
    });

    it('goes from a dialog to another page, and from there back to that of the dialog', async () => {
      const { push, close, pressBack, shown } = await beneath();
      push('/c');
      close();
      await stepped();
      expect(shown()).toBe('/c');
      await pressBack();
      expect(shown()).toBe('/b');
      await pressBack();
      expect(shown()).toBe('/a');
    });

    it('goes on from a dialog that closed in the same press, and whose page takes a while', async () => {
      const code = Promise.withResolvers<void>();
      const { push, close, pressBack, shown } = await beneath({ prepare: ({ pathname }) => (pathname === '/slow' ? code.promise : undefined) });
      close();
      push('/slow');
      await stepped();
      code.resolve();
      await stepped();
      expect(shown()).toBe('/slow');
      await pressBack();
      expect(shown()).toBe('/b');
    });

    it('lets what takes the place of the page take its entry: Back leads to the one before it', async () => {
      const { replace, pressBack, shown, address } = await beneath();
      for (const to of ['/c', '/login']) replace(to);
      await stepped();
      expect([shown(), address()]).toEqual(['/login', '/login']);
      await pressBack();
      expect(shown()).toBe('/a');
    });

    it('goes back from the page itself where the application asks for it', async () => {
      const { back, shown } = await beneath();
      await back();
      expect(shown()).toBe('/a');
    });

    it('keeps the address that was tidied up beneath it, however it closes', async () => {
      for (const isByBack of [true, false]) {
        const { replace, close, pressBack, navigation, entries } = await beneath();
        replace('/b?filter=1');
        if (isByBack) await pressBack();
        else close();
        await stepped();
        expect(entries.current()).toMatchObject({ isCover: false, location: { pathname: '/b', search: '?filter=1' } });
        expect(navigation.shown()?.location.search).toBe('?filter=1');
        await pressBack();
        expect(navigation.shown()?.location.pathname).toBe('/a');
      }
    });

    it('closes it by Back where it goes on over another address of the page, which the next Back leaves', async () => {
      const { push, close, pressBack, navigation } = await beneath();
      push('/b?filter=1');
      await stepped();
      await pressBack();
      expect([close.mock.calls.length, navigation.shown()?.location.search]).toEqual([1, '?filter=1']);
      await pressBack();
      expect(navigation.shown()?.location).toMatchObject({ pathname: '/b', search: '' });
    });

    it('is no entry after a reload, whatever was tidied up beneath it', async () => {
      const { replace, entries } = await beneath();
      replace('/b?filter=1');
      const { navigation, address } = start({}, entries);
      await stepped();
      expect([navigation.shown()?.location.search, entries.current().location.search]).toEqual(['?filter=1', '?filter=1']);
      entries.go(-1);
      await stepped();
      expect([navigation.shown()?.location.pathname, address()]).toEqual(['/a', '/a']);
    });

    it('leads on once a question that Back led to is answered with yes; Back answers it with no', async () => {
      const answers: ((may: boolean) => void)[] = [];
      let isDirty = false;
      const { entries, push, openDialog, shown, address } = start({ mustAsk: () => isDirty, mayLeave: () => new Promise(answer => { answers.push(answer); }) });
      const pressBack = async () => {
        entries.go(-1);
        await stepped();
      };
      push('/b');
      isDirty = true;
      await pressBack();
      const question = openDialog();
      await stepped();
      await pressBack();
      expect(question).toHaveBeenCalledOnce();
      answers[0]!(false);
      await stepped();
      expect([shown(), address()]).toEqual(['/b', '/b']);
      await pressBack();
      const close = openDialog();
      await stepped();
      answers[1]!(true);
      close();
      await stepped();
      expect([shown(), address(), entries.current().isCover]).toEqual(['/a', '/a', false]);
      isDirty = false;
      entries.go(1);
      await stepped();
      expect(shown()).toBe('/b');
    });
  });
});
