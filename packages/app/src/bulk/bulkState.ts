import type { Id } from '@staalkaart/api-client';
import { observable } from '../shell/observable.ts';
import type { RunState } from './runs.ts';

/** What can be chosen: enough of it to say what it is, and what may be done with it. */
export interface Choosable {
  id: Id;
  name: string;
  coverImagePath?: string | null;
  hasVideo?: boolean;
}

/** What is being chosen in one list. */
export interface Selection {
  /** By id, in the order in which they were chosen. */
  chosen: ReadonlyMap<string, Choosable>;
  /** The id that was pressed last: a range begins there. */
  last?: string;
}

/** The selections of this tab by the list that they are made in: they outlive its pages, and whatever is opened from it. */
export const selections = observable<Readonly<Record<string, Selection | undefined>>>({});

/** Begins, changes or ends the selection of a list. */
export const putSelection = (scope: string, selection: Selection | undefined): void => selections.set({ ...selections.get(), [scope]: selection });

/** What is being done to many, and what was not done whole. */
export const runStates = observable<readonly RunState[]>([]);

/** Something is being done to many, or waits for that. */
export const isRunning = (): boolean => runStates.get().some(({ status }) => status !== 'ended');

/** Another person, or nobody: nothing is chosen, and nothing more is begun. */
export const forgetBulk = (): void => {
  selections.set({});
  runStates.set([]);
};
