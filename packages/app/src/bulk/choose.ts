import type { ItemOf, ResourceName } from '@staalkaart/api-client';
import { choosableOf, putSelection, selections, type Choosable, type Selection } from './bulkState.ts';
import type { ChoosingFrom } from './useSelecting.tsx';

const keyOf = ({ id }: Choosable) => String(id);

/** Puts items among the chosen, or takes them out. */
const put = (selection: Selection, items: readonly Choosable[], isChosen: boolean): Selection => {
  const chosen = new Map(selection.chosen);
  for (const item of items) {
    if (isChosen) chosen.set(keyOf(item), item);
    else chosen.delete(keyOf(item));
  }
  return { ...selection, chosen };
};

/**
 * What a press on an item makes of a selection: it is chosen, or no longer; with a range everything between it and the
 * one that was pressed last becomes as that one is.
 * @param among those in sight, in their order
 */
export const pressed = (selection: Selection, item: Choosable, among?: readonly Choosable[]): Selection => {
  const { chosen, last } = selection;
  const key = keyOf(item);
  const from = among?.findIndex(one => keyOf(one) === last) ?? -1;
  const to = among?.findIndex(one => keyOf(one) === key) ?? -1;
  if (!among || from < 0 || to < 0 || last === undefined) return { ...put(selection, [item], !chosen.has(key)), last: key };
  return { ...put(selection, among.slice(Math.min(from, to), Math.max(from, to) + 1), chosen.has(last)), last: key };
};

/** A list as it is by now. */
interface Listing {
  /** By id: what is there of it. */
  listed: ReadonlyMap<string, ItemOf<ResourceName>>;
  /** That is all of it. */
  isWhole: boolean;
}

/** Looks up what a list tells: once for each answer, not for each tick. */
export const listingOf = ({ items, all, isLoaded }: Pick<ChoosingFrom, 'items' | 'all' | 'isLoaded'>): Listing => {
  const known = all && 'items' in all ? all.items : items;
  return { listed: new Map(known.map(item => [String(item.id), item])), isWhole: isLoaded && (all?.count ?? 0) <= known.length };
};

/**
 * What is chosen, as the list tells it by now: what somebody renamed bears its new name.
 * @returns also what left a list that is there as a whole, by id: nobody sees it, and it is chosen no longer
 */
export const chosenNow = (selection: Selection | undefined, { listed, isWhole }: Listing): { chosen: Choosable[]; left: string[] } => {
  const [chosen, left]: [Choosable[], string[]] = [[], []];
  for (const [id, before] of selection?.chosen ?? []) {
    const item = listed.get(id);
    if (item) chosen.push(choosableOf(item));
    else if (isWhole) left.push(id);
    else chosen.push(before);
  }
  return { chosen, left };
};

const change = (scope: string, next: (selection: Selection) => Selection) => {
  const now = selections.get()[scope];
  if (now) putSelection(scope, next(now));
};

/** An item was pressed. */
export const press = (scope: string, item: Choosable, among?: readonly Choosable[]): void => change(scope, now => pressed(now, item, among));

/** Chooses all of these too. */
export const chooseAll = (scope: string, items: readonly Choosable[]): void => change(scope, now => put(now, items, true));

/** Chooses nothing; what is chosen next is. */
export const chooseNone = (scope: string): void => change(scope, ({ kind }) => ({ kind, chosen: new Map() }));
