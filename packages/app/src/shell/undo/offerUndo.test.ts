import { ApiError, clearToken, IntentionRefused, setToken } from '@staalkaart/api-client';
import { observable, toastStore } from '@staalkaart/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../access/access.ts';
import { createRuns, type RunState } from '../../bulk/runs.ts';
import { Explained } from '../errors/errorPolicy.ts';
import { setMode } from '../session/mode.ts';
import { tellIn } from '../tell.ts';
import { forgetUndoing, offerUndo, passUndoables, type Undo } from './offerUndo.ts';
import { latestUndoable, undoables } from './undoables.ts';

const actor: Actor = { id: 1, role: 'PowerUser', mode: 'edit' };
const products = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Product ${at + 1}` }));

beforeEach(() => {
  setToken('iemand');
  setMode('edit');
  vi.stubGlobal('document', { body: null, activeElement: null });
});
afterEach(() => {
  clearToken();
  toastStore.clear();
  vi.unstubAllGlobals();
});

const offerOne = (text: string, work: () => Promise<void> = async () => {}, more: Partial<Undo> = {}) =>
  offerUndo(tellIn.edit.success, text, { items: [{ id: 1, name: text }], done: () => text, begin: () => ({ work }), actor, permission: 'catalogue.edit', ...more });
const told = () => toastStore.getHistory().map(({ kind, text, action }) => [kind, text, action && (action.doneText ?? (action.isPending ? '…' : action.label))]);
const pressed = (text: string) => toastStore.getHistory().find(message => message.text === text)!.action!.onPress();

describe('what was done', () => {
  it('is undone once, and its message says so', async () => {
    const work = vi.fn<() => Promise<void>>(async () => {});
    offerOne('Product Affiche werd aangepast', work);
    expect(told()).toEqual([['success', 'Product Affiche werd aangepast', 'Ongedaan maken']]);
    pressed('Product Affiche werd aangepast');
    pressed('Product Affiche werd aangepast');
    expect(told()[0]![2]).toBe('…');
    await vi.waitFor(() => expect(told()).toEqual([
      ['success', 'Product Affiche werd aangepast: ongedaan gemaakt', undefined],
      ['success', 'Product Affiche werd aangepast', 'Ongedaan gemaakt'],
    ]));
    pressed('Product Affiche werd aangepast');
    expect(work).toHaveBeenCalledOnce();
  });

  it('is undone from the latest on', async () => {
    const order: string[] = [];
    for (const name of ['eerst', 'dan', 'laatst']) offerOne(name, async () => { order.push(name); });
    latestUndoable()!.undo();
    latestUndoable()!.undo();
    await vi.waitFor(() => expect(order).toEqual(['laatst', 'dan']));
    expect(latestUndoable()!.text).toBe('eerst');
  });

  it('can be tried again where that failed, from the message of the failure too', async () => {
    let isDown = true;
    offerOne('Tag Zomer werd aangepast', async () => { if (isDown) throw new ApiError({ kind: 'network' }); });
    latestUndoable()!.undo();
    const failure = 'Niet ongedaan gemaakt: Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.';
    await vi.waitFor(() => expect(told()).toEqual([['error', failure, 'Ongedaan maken'], ['success', 'Tag Zomer werd aangepast', 'Ongedaan maken']]));
    isDown = false;
    pressed(failure);
    await vi.waitFor(() => expect(told()).toEqual([
      ['success', 'Tag Zomer werd aangepast: ongedaan gemaakt', undefined],
      ['error', failure, 'Ongedaan gemaakt'],
      ['success', 'Tag Zomer werd aangepast', 'Ongedaan gemaakt'],
    ]));
  });

  it('may have happened where no answer came', async () => {
    offerOne('Tag Zomer werd aangepast', async () => { throw new ApiError({ kind: 'network', method: 'PUT' }); });
    latestUndoable()!.undo();
    await vi.waitFor(() => expect(told()[0]).toEqual(['error', 'Misschien ongedaan gemaakt: er kwam geen bruikbaar antwoord.', 'Ongedaan maken']));
  });

  it('stays where it was changed since, and says why', async () => {
    offerOne('Product Affiche werd aangepast', async () => { throw new IntentionRefused('changed'); });
    latestUndoable()!.undo();
    await vi.waitFor(() => expect(told()[0]!.slice(0, 2)).toEqual(['warning', 'Niet ongedaan gemaakt: Dit werd intussen opnieuw aangepast.']));
  });

  it.each([
    ['is gone', new ApiError({ kind: 'response', status: 404 }), 'eerst'],
    ['was changed since', new IntentionRefused('changed'), 'eerst'],
    ['nobody answers for', new ApiError({ kind: 'response', status: 503 }), 'dan'],
  ])('that %s leaves the keys what was done before it, where it cannot be undone at all', async (_, error, next) => {
    offerOne('eerst');
    const work = vi.fn<() => Promise<void>>(async () => { throw error; });
    offerOne('dan', work);
    latestUndoable()!.undo();
    await vi.waitFor(() => expect(told()).toHaveLength(3));
    expect(latestUndoable()!.text).toBe(next);
    // A message still offers it: somebody may have brought it back.
    pressed('dan');
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  });

  it('is offered by nothing that changed nothing', () => {
    offerUndo(tellIn.edit.success, 'Collectie Lente werd aangepast', undefined);
    offerOne('0 producten verborgen', undefined, { items: [] });
    expect(told()).toEqual([['success', '0 producten verborgen', undefined], ['success', 'Collectie Lente werd aangepast', undefined]]);
    expect(latestUndoable()).toBeUndefined();
  });
});

describe('what can be undone', () => {
  it('are the last twenty', () => {
    for (let count = 1; count <= 22; count += 1) offerOne(`melding ${count}`);
    expect([undoables.get().length, undoables.get()[0]!.text]).toEqual([20, 'melding 3']);
  });

  it('are none that were done to what is gone', () => {
    offerOne('Tag Zomer werd aangemaakt', undefined, { target: { name: 'Tags', id: 8 } });
    offerOne('Tag Lente werd aangemaakt', undefined, { target: { name: 'Tags', id: 9 } });
    forgetUndoing('Tags', '9');
    expect(told().map(([, text, action]) => [text, action])).toEqual([['Tag Lente werd aangemaakt', undefined], ['Tag Zomer werd aangemaakt', 'Ongedaan maken']]);
    expect(latestUndoable()!.text).toBe('Tag Zomer werd aangemaakt');
  });

  it('says that it was undone where that deleted it', async () => {
    offerOne('Tag Lente werd aangemaakt', async () => forgetUndoing('Tags', 9), { target: { name: 'Tags', id: 9 } });
    latestUndoable()!.undo();
    await vi.waitFor(() => expect(told()[1]).toEqual(['success', 'Tag Lente werd aangemaakt', 'Ongedaan gemaakt']));
  });

  it('are past a deletion offered by their messages alone, after a try that failed too', async () => {
    offerOne('Tag Zomer werd aangepast', async () => { throw new ApiError({ kind: 'network' }); });
    passUndoables();
    expect(latestUndoable()).toBeUndefined();
    pressed('Tag Zomer werd aangepast');
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    expect([latestUndoable(), told()[1]![2]]).toEqual([undefined, 'Ongedaan maken']);
    offerOne('Tag Herfst werd aangemaakt');
    expect(latestUndoable()!.text).toBe('Tag Herfst werd aangemaakt');
  });

  it('is forgotten with the session', () => {
    offerOne('Product Affiche werd aangepast');
    setToken('iemand anders');
    expect(latestUndoable()).toBeUndefined();
    expect(told()).toEqual([['success', 'Product Affiche werd aangepast', undefined]]);
  });

  it('is forgotten with a mode in which the role may not, and no more than that', () => {
    offerOne('Collectie Lente werd aangepast', undefined, { permission: 'product.collect' });
    offerOne('Product Affiche werd aangepast');
    setMode('presentation');
    expect(undoables.get().map(({ text }) => text)).toEqual(['Collectie Lente werd aangepast']);
    // Beside a customer none of it is read.
    expect(told()).toEqual([]);
    setMode('edit');
    expect(told()).toEqual([['success', 'Product Affiche werd aangepast', undefined], ['success', 'Collectie Lente werd aangepast', 'Ongedaan maken']]);
  });

  it('of what was done while editing is told without its name while presenting', async () => {
    offerOne('Collectie Lente werd aangepast', undefined, { permission: 'product.collect' });
    setMode('presentation');
    undoables.get().at(-1)!.undo();
    await vi.waitFor(() => expect(told()).toEqual([['success', 'Ongedaan gemaakt', undefined]]));
  });

  it.each([
    ['by a refusal', new ApiError({ kind: 'response', status: 409, body: { title: 'Dit kan niet.', detail: 'Affiche voor Janssens heeft nog geen media.' } })],
    ['in two sentences', new Explained('Affiche voor Janssens werd niet aangepast', { cause: new ApiError({ kind: 'network' }) })],
  ])('of what was done while editing says no more while presenting than that it was not, once: %s', async (_, error) => {
    offerOne('Collectie Lente werd aangepast', () => Promise.reject(error), { permission: 'product.collect' });
    setMode('presentation');
    undoables.get().at(-1)!.undo();
    await vi.waitFor(() => expect(told()).toEqual([['error', 'Niet ongedaan gemaakt', 'Ongedaan maken']]));
  });

  it('of what was done while editing says nothing while presenting where the session ended', async () => {
    const work = vi.fn<() => Promise<void>>(async () => { throw new ApiError({ kind: 'response', status: 401 }); });
    offerOne('Collectie Lente werd aangepast', work, { permission: 'product.collect' });
    setMode('presentation');
    undoables.get().at(-1)!.undo();
    await vi.waitFor(() => expect(undoables.get().at(-1)!.isPending).toBe(false));
    expect([work.mock.calls.length, told()]).toEqual([1, []]);
  });

  it('is not offered where the mode changed while it was done, nor told before a customer', () => {
    setMode('presentation');
    offerOne('Product Affiche werd aangepast');
    expect(told()).toEqual([]);
    setMode('edit');
    expect(told()).toEqual([['success', 'Product Affiche werd aangepast', undefined]]);
  });
});

it('many are undone as a run, those that failed by name, and tried again from either side', async () => {
  const states = observable<readonly RunState[]>([]);
  const tell = vi.fn<(state: RunState) => void>();
  const runs = createRuns({ states, explain: () => 'weg', tell, tellBroken: () => {} });
  const asked: unknown[] = [];
  let isBad = true;
  offerUndo(tellIn.edit.success, '4 producten verborgen', {
    items: products(4), done: count => `${count} producten verborgen`, actor, permission: 'catalogue.edit', run: runs.start,
    begin: () => ({ work: async ([item]) => {
      asked.push(item!.id);
      if (isBad && item!.id === 3) throw new ApiError({ kind: 'response', status: 404 });
    } }),
  });
  latestUndoable()!.undo();
  expect(latestUndoable()).toBeUndefined();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(states.get()[0]).toMatchObject({ status: 'ended', done: 3, failures: [{ item: { name: 'Product 3' }, reason: 'weg' }] });
  expect(told()[0]![2]).toBe('Ongedaan maken');
  expect(latestUndoable()).toBeUndefined();
  asked.length = 0;
  isBad = false;
  pressed('4 producten verborgen');
  await vi.waitFor(() => expect(told()[0]![2]).toBe('Ongedaan gemaakt'));
  // What the tray still offers is done by now.
  runs.retry(states.get()[0]!.key);
  await vi.waitFor(() => expect(states.get()).toEqual([]));
  expect(asked).toEqual([3]);
  expect(tell.mock.lastCall![0].job.done(4)).toBe('4 producten verborgen: ongedaan gemaakt');
});
