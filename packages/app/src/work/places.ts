import type { DraftPlace } from '@staalkaart/ui';

export type PlaceName = 'page' | 'modal';
export type Drafts = Partial<Record<PlaceName, object>>;

export interface Place extends DraftPlace {
  /** What is unsaved there right now. */
  read: () => object | undefined;
  /** Has the next form that opens there, on the page at `path`, begin with a draft. */
  offer: (draft: object | undefined, path: string) => void;
}

/**
 * A place for one form: reads what is typed in it, and hands out what was kept.
 * @param pathNow where the application is: a draft never lands in the form of another page
 */
const createPlace = (pathNow: () => string): Place => {
  let reader: (() => object | undefined) | undefined;
  let offered: { draft: object | undefined; path: string } | undefined;
  return {
    kept: () => (offered?.path === pathNow() ? offered.draft : undefined),
    clear: () => { offered = undefined; },
    watch: read => {
      reader = read;
      return () => { if (reader === read) reader = undefined; };
    },
    read: () => reader?.(),
    offer: (draft, path) => { offered = { draft, path }; },
  };
};

/** The two places of a form: in the page, and in the modal above it. */
export const createPlaces = (pathNow: () => string): Record<PlaceName, Place> => ({ page: createPlace(pathNow), modal: createPlace(pathNow) });
