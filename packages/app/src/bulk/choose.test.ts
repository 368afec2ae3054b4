import { afterEach, describe, expect, it } from 'vitest';
import { forgetBulk, putSelection, selections, type Selection } from './bulkState.ts';
import { chooseAll, chooseNone, chosenNow, listingOf, press, pressed } from './choose.ts';
import { unchoose } from './unchoose.ts';
import type { ChoosingFrom } from './useSelecting.tsx';

const products = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, name: `Product ${at + 1}` }));
const [first, , third, fourth, , last] = products as [typeof products[0], ...typeof products] & { 5: typeof products[0] };
const none: Selection = { kind: 'Products', chosen: new Map() };
const idsOf = (selection: Selection | undefined) => [...selection?.chosen.keys() ?? []];
const pressAll = (...steps: [item: typeof first, isRange?: boolean][]) =>
  steps.reduce((now, [item, isRange]) => pressed(now, item, isRange ? products : undefined), none);

describe('a press', () => {
  it('chooses one, and a second one lets it go', () => {
    expect(idsOf(pressAll([third!], [first]))).toEqual(['3', '1']);
    expect(idsOf(pressAll([third!], [first], [third!]))).toEqual(['1']);
  });

  it('with Shift chooses everything from the last one on, both ways', () => {
    expect(idsOf(pressAll([first], [fourth!, true]))).toEqual(['1', '2', '3', '4']);
    expect(idsOf(pressAll([last!], [fourth!, true])).toSorted()).toEqual(['4', '5', '6']);
  });

  it('with Shift lets go what the last one let go', () => {
    expect(idsOf(pressAll([first], [last!, true], [third!], [last!, true]))).toEqual(['1', '2']);
  });

  it('with Shift is a press where the last one is on another page', () => {
    expect(idsOf(pressed({ ...none, chosen: new Map([['99', { id: 99, name: 'Elders' }]]), last: '99' }, first, products))).toEqual(['99', '1']);
  });

  it('takes an id for the same, whatever its type', () => {
    expect(idsOf(pressed(pressAll([first]), { ...first, id: '1' as never }))).toEqual([]);
  });
});

describe('what is chosen, as the list tells it by now,', () => {
  const [renamed, page] = [{ id: 1, name: 'Anders' }, { id: 2, name: 'Product 2' }];
  const list = (items: readonly { id: number; name: string }[], more: object = {}) => ({ items, isLoaded: true, ...more }) as unknown as ChoosingFrom;
  const chosen = pressAll([first], [third!]);
  const namesOf = (from: ChoosingFrom) => chosenNow(chosen, listingOf(from)).chosen.map(({ name }) => name);

  it('bears the name that somebody gave it since', () => { expect(namesOf(list([renamed, page, third!]))).toEqual(['Anders', 'Product 3']); });

  it('is no longer what left a list that is in sight as a whole', () => {
    expect(namesOf(list([renamed, page]))).toEqual(['Anders']);
    expect(chosenNow(chosen, listingOf(list([renamed, page]))).left).toEqual(['3']);
    expect(namesOf(list([renamed, page], { all: { count: 2 } }))).toEqual(['Anders']);
    expect(namesOf(list([renamed], { all: { count: 2, items: [renamed, page] } }))).toEqual(['Anders']);
  });

  it.each([['is on another page', { all: { count: 3 } }], ['is still being fetched', { isLoaded: false }]])('is all the same what %s', (_, more) => {
    expect(namesOf(list([renamed, page], more))).toEqual(['Anders', 'Product 3']);
    expect(chosenNow(chosen, listingOf(list([renamed, page], more))).left).toEqual([]);
  });
});

describe('the selections of a tab', () => {
  afterEach(forgetBulk);

  it('stand beside each other, one for each list', () => {
    putSelection('a', none);
    putSelection('b', none);
    press('a', first);
    chooseAll('b', products);
    press('nowhere', first);
    expect([idsOf(selections.get().a), idsOf(selections.get().b).length, selections.get().nowhere]).toEqual([['1'], 6, undefined]);
    chooseNone('b');
    expect(idsOf(selections.get().b)).toEqual([]);
  });

  it('hold nothing that was deleted', () => {
    putSelection('a', none);
    putSelection('b', none);
    chooseAll('a', products);
    chooseAll('b', products);
    putSelection('tags', { ...none, kind: 'Tags' });
    chooseAll('tags', products);
    unchoose('Products', [first.id]);
    unchoose('Products', [third!.id], 'b');
    expect(['a', 'b', 'tags'].map(list => idsOf(selections.get()[list]).length)).toEqual([5, 4, 6]);
  });
});
