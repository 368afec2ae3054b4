import type { Asset, Id, ItemOf, Named, Role, ResourceName } from '@staalkaart/api-client';
import { mediaName, observable } from '@staalkaart/ui';
import type { PlainAction } from '../access/access.ts';
import type { RunState } from './runs.ts';

const PERMISSIONS: { [Kind in ResourceName]?: PlainAction } = { Products: 'product.select', Collections: 'collection.manage', Users: 'user.edit', Assets: 'asset.edit' };
/** What it takes to choose many of a kind, and to hear what became of them: to be one who may do something to one of it. */
export const permissionOf = (kind: ResourceName): PlainAction => PERMISSIONS[kind] ?? 'catalogue.edit';

/** What can be chosen: enough of it to say what it is, and what may be done with it. */
export interface Choosable {
  id: Id;
  name: string;
  /** Of a product. */
  coverImagePath?: string | null;
  hasVideo?: boolean;
  customer?: Named | null | undefined;
  /** Of a collection. */
  createdById?: Id | null;
  /** Of a user. */
  role?: Role | undefined;
  isActive?: boolean;
  /** Of a medium. */
  asset?: Asset;
}

/** An item of a list as it can be chosen: a user is called by the user name, a medium as the library calls it. */
export const choosableOf = (item: ItemOf<ResourceName>): Choosable => {
  if ('username' in item) return { ...item, name: item.username };
  return 'isVideo' in item ? { id: item.id, name: mediaName(item.name, item.order), asset: item } : item;
};

/** Whether there is something to show of a product: without it it goes in no collection. */
export const hasMedia = ({ coverImagePath, hasVideo }: Choosable): boolean => Boolean(coverImagePath) || hasVideo === true;

/** What is being chosen in one list. */
export interface Selection {
  kind: ResourceName;
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

/** It is being done, or waits for that. */
export const isUnderway = ({ status }: RunState): boolean => status !== 'ended';

/** Something is being done to many. */
export const isRunning = (): boolean => runStates.get().some(isUnderway);

/** The session is over: nothing more is begun. */
export const breakOffRuns = (): void => runStates.set([]);

/** Somebody else begins, or a story: nothing is chosen either. */
export const forgetBulk = (): void => {
  selections.set({});
  breakOffRuns();
};
