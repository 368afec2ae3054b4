import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeaveAnswers } from '@staalkaart/ui';
import { createDrawer } from '../../testing/drawer.ts';
import { TAB_ID } from './tab.ts';
import { createUnsaved, type Draft, type UnsavedStore } from './unsaved.ts';

const WHERE = { path: '/products/manage/7', name: 'page', entry: 'a' };

/** A form as the widgets register it. */
const form = (data: object, answer: 'leave' | 'stay' = 'leave') => ({
  read: () => data,
  isSaving: () => false,
  ask: vi.fn<(answers: LeaveAnswers) => void>(answers => answers[answer]()),
});

/** Something was typed in a form, a moment ago. */
const type = (store: UnsavedStore, data: object, where = WHERE) => {
  const registered = store.place(where).register(form(data));
  registered.setDirty(true);
  store.flush();
  return registered;
};

describe('the store of unsaved input', () => {
  let kept: ReturnType<typeof createDrawer<Draft>>;
  beforeEach(() => { kept = createDrawer<Draft>(); });
  const open = async (tabs: string[] = [], tab = TAB_ID) => {
    const store = createUnsaved(kept.database, async () => new Set([tab, ...tabs]), tab);
    await store.setPerson('4');
    return store;
  };

  it('asks the form that has something to lose, and stays when the person does', async () => {
    const store = await open();
    const dirty = form({ name: 'Kaart' }, 'stay');
    const registered = store.place(WHERE).register(dirty);
    expect(await store.mayLeave()).toBe(true);
    registered.setDirty(true);
    expect([store.mustAsk(), await store.mayLeave(), dirty.ask.mock.calls.length]).toEqual([true, false, 1]);
  });
  it('asks one question at a time, however often somebody presses', async () => {
    const store = await open();
    let answers: LeaveAnswers | undefined;
    const slow = { ...form({ name: 'Kaart' }), ask: vi.fn<(given: LeaveAnswers) => void>(given => { answers = given; }) };
    store.place(WHERE).register(slow).setDirty(true);
    const [first, second] = [store.mayLeave(), store.mayLeave()];
    answers!.leave();
    expect([await first, await second, slow.ask.mock.calls.length]).toEqual([true, true, 1]);
  });
  it('asks for the page as well where only its dialog was being asked about', async () => {
    const store = await open();
    const below = form({ name: 'Kaart' }, 'stay');
    store.place(WHERE).register(below).setDirty(true);
    let answers: LeaveAnswers | undefined;
    const above = { ...form({ name: 'Klant' }), ask: (given: LeaveAnswers) => { answers = given; } };
    store.place({ ...WHERE, name: 'dialog', modal: { type: 'avatar' } }).register(above).setDirty(true);
    const [dialog, page] = [store.mayLeave('dialog'), store.mayLeave('page')];
    answers!.leave();
    expect([await dialog, await page, below.ask.mock.calls.length]).toEqual([true, false, 1]);
  });
  it('stays where the form that is asked is torn away meanwhile, and asks the next one', async () => {
    const store = await open();
    /** A form that is asked, and whose place is drawn anew meanwhile: it still asks. */
    const askedAnew = async () => {
      const silent = { ...form({ name: 'Kaart' }), ask: vi.fn<(given: LeaveAnswers) => void>() };
      const [first, place] = [store.place(WHERE).register(silent), store.place(WHERE)];
      first.setDirty(true);
      const asked = store.mayLeave();
      first.end();
      const again = place.register(silent);
      again.setDirty(true);
      await Promise.resolve();
      return { silent, asked, again };
    };
    const answered = await askedAnew();
    answered.again.settle();
    answered.silent.ask.mock.lastCall![0].leave();
    expect(await answered.asked).toBe(true);
    const gone = await askedAnew();
    gone.again.end();
    expect(await gone.asked).toBe(false);
    store.place({ ...WHERE, name: 'other' }).register(form({ name: 'Affiche' })).setDirty(true);
    expect(await store.mayLeave()).toBe(true);
  });
  it('does not ask what is being saved', async () => {
    const store = await open();
    const saving = { ...form({ name: 'Kaart' }), isSaving: () => true };
    store.place(WHERE).register(saving).setDirty(true);
    expect([store.isDirty(), store.mustAsk(), await store.mayLeave()]).toEqual([true, false, true]);
  });
  it('writes down anew what a form says that was torn away while it was saved, once that ended', async () => {
    const store = await open();
    let data: object = { name: 'Kaart', unanswered: { sent: [{ name: 'Kaart' }] } };
    const registered = store.place(WHERE).register({ ...form({}), read: () => data });
    registered.setDirty(true);
    registered.end();
    data = { name: 'Kaart' };
    registered.keep();
    expect([...kept.items.values()].map(item => item.data)).toEqual([data]);
  });
  it('keeps nothing of what is being saved by who signs out, however that ends', async () => {
    const store = await open();
    const registered = store.place(WHERE).register({ ...form({ name: 'Kaart' }), isSaving: () => true });
    registered.setDirty(true);
    store.flush();
    store.forget();
    registered.end();
    registered.keep();
    expect(kept.items.size).toBe(0);
  });
  it('keeps nothing of what was saved', async () => {
    const store = await open();
    const registered = type(store, { name: 'Kaart' });
    expect(kept.items.size).toBe(1);
    registered.settle();
    registered.end();
    expect(kept.items.size).toBe(0);
    expect(store.place(WHERE).kept()).toBeUndefined();
  });
  it('offers what was torn away after a crash, to the same person alone', async () => {
    const before = await open([], 'a tab that crashed');
    type(before, { name: 'Kaart' });
    const after = createUnsaved(kept.database, async () => new Set([TAB_ID]));
    await after.setPerson('5');
    expect(after.offers()).toEqual([]);
    await after.setPerson('4');
    expect(after.offers().map(({ path, data }) => [path, data])).toEqual([['/products/manage/7', { name: 'Kaart' }]]);
    after.resume(after.offers()[0]!);
    expect(after.place(WHERE).kept()).toEqual({ name: 'Kaart' });
  });
  it('leaves the work of a tab that is still open alone', async () => {
    type(await open([], 'another tab'), { name: 'Kaart' });
    expect((await open(['another tab'])).offers()).toEqual([]);
  });
  it('keeps what one tab is typing where another saves, or gives up, the same form', async () => {
    const [here, there] = [await open(['there'], 'here'), await open(['here'], 'there')];
    const mine = type(here, { name: 'Van hier' });
    type(there, { name: 'Van daar' });
    mine.settle();
    expect((await open()).offers().map(({ data }) => data)).toEqual([{ name: 'Van daar' }]);
  });
  it('lets a tab that was offered the same draft throw away its offer, not what was taken up elsewhere', async () => {
    type(await open([], 'crashed'), { name: 'Kaart' });
    const [here, there] = [await open([], 'here'), await open([], 'there')];
    here.resume((await here.claim(here.offers()[0]!))!);
    await there.drop(there.offers()[0]!);
    expect([...kept.items.values()].map(({ owner, data }) => [owner, data])).toEqual([['here', { name: 'Kaart' }]]);
  });
  it('is taken up by one of two tabs that were offered it', async () => {
    type(await open([], 'crashed'), { name: 'Kaart' });
    const [here, there] = [await open(['there'], 'here'), await open(['here'], 'there')];
    expect(await here.claim(here.offers()[0]!)).toMatchObject({ owner: 'here', data: { name: 'Kaart' } });
    expect(await there.claim(there.offers()[0]!)).toBeUndefined();
    expect(there.offers()).toEqual([]);
    expect([...kept.items.values()].map(({ owner }) => owner)).toEqual(['here']);
  });
  it('takes up one of two drafts of a place, and offers the other another time', async () => {
    for (const tab of ['first', 'second']) type(await open([], tab), { name: tab });
    const store = await open([], 'here');
    store.resume((await store.claim(store.offers()[0]!))!);
    expect(store.offers()).toEqual([]);
    expect(store.place(WHERE).kept()).toEqual({ name: 'first' });
    await vi.waitFor(() => expect(kept.items.size).toBe(2));
    expect((await open(['here'], 'later')).offers().map(({ data }) => data)).toEqual([{ name: 'second' }]);
  });
  it('begins the next form of the same record with what was torn away, and of another record with nothing', async () => {
    const store = await open();
    const registered = store.place(WHERE).register(form({ name: 'Kaart' }));
    registered.setDirty(true);
    registered.end();
    expect(store.place(WHERE).kept()).toEqual({ name: 'Kaart' });
    expect(store.place({ ...WHERE, path: '/products/manage/8' }).kept()).toBeUndefined();
  });
  it('takes what is being saved for saved, and brings it back where that fails, whatever was typed there since', async () => {
    const store = await open();
    let isSaving = true;
    const first = store.place(WHERE).register({ ...form({ name: 'Kaart' }), isSaving: () => isSaving });
    first.setDirty(true);
    first.end();
    const next = store.place(WHERE);
    expect(next.kept()).toBeUndefined();
    const second = next.register(form({ name: 'Doos' }));
    second.setDirty(true);
    isSaving = false;
    second.settle();
    second.end();
    expect([...kept.items.values()].map(({ data }) => data)).toEqual([{ name: 'Kaart' }]);
    const third = store.place(WHERE);
    expect(third.kept()).toEqual({ name: 'Kaart' });
    const again = third.register(form({ name: 'Kaart' }));
    again.setDirty(true);
    again.settle();
    expect([kept.items.size, store.place(WHERE).kept()]).toEqual([0, undefined]);
  });
  it('keeps what is typed in the next form where the one before is saved late', async () => {
    const store = await open();
    const first = store.place(WHERE).register({ ...form({ name: 'Kaart' }), isSaving: () => true });
    first.setDirty(true);
    first.end();
    type(store, { name: 'Doos' });
    first.settle();
    expect([...kept.items.values()].map(({ data }) => data)).toEqual([{ name: 'Doos' }]);
  });
  it('keeps a form that is being saved the same one where its place is drawn anew', async () => {
    const store = await open();
    const saving = { ...form({ name: 'Kaart' }), isSaving: () => true };
    const first = store.place(WHERE).register(saving);
    first.setDirty(true);
    first.end();
    const again = store.place({ ...WHERE, entry: 'b' }).register(saving);
    again.setDirty(true);
    saving.isSaving = () => false;
    again.settle();
    expect([kept.items.size, store.place(WHERE).kept()]).toEqual([0, undefined]);
  });
  it('brings back by Forward what was given up by Back, and nothing in another entry of the history', async () => {
    const store = await open();
    const registered = store.place(WHERE).register(form({ name: 'Kaart' }));
    registered.setDirty(true);
    await store.mayLeave();
    registered.end();
    expect(store.place(WHERE).kept()).toEqual({ name: 'Kaart' });
    expect(store.place({ ...WHERE, entry: 'b' }).kept()).toBeUndefined();
    expect(kept.items.size).toBe(0);
  });
  it('forgets on a sign-out what was typed into a form that was closed while it was being saved, not what was taken up and not begun with', async () => {
    type(await open([], 'a closed tab'), { name: 'Van vroeger' });
    const store = await open([], 'here');
    store.resume(store.offers()[0]!);
    const saving = store.place({ ...WHERE, path: '/profile' }).register({ ...form({ phone: '0470' }), isSaving: () => true });
    saving.setDirty(true);
    saving.end();
    // Its save failed since, and said that it is kept.
    type(store, { name: 'Beurs' }, { ...WHERE, path: '/tags' }).end();
    expect(kept.items.size).toBe(3);
    store.forget();
    expect([...kept.items.values()].map(({ data }) => data)).toEqual([{ name: 'Van vroeger' }, { name: 'Beurs' }]);
  });
  it('forgets on a sign-out what is being typed, which was asked about, and nothing else', async () => {
    const store = await open(['another tab']);
    type(store, { name: 'Kaart' });
    for (const owner of ['another tab', 'a closed tab']) kept.items.set(owner, { key: owner, userId: '4', owner, savedAt: 0, path: '/tags', mode: 'edit', data: {} });
    store.forget();
    expect([...kept.items.keys()]).toEqual(['another tab', 'a closed tab']);
  });
});
