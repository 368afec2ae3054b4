import type { Location, NavigationType } from 'react-router-dom';
import type { Draft } from './unsaved.ts';

/** Work that is taken up, with the form that its dialog stood above. */
export interface Work {
  draft: Draft;
  beneath?: Draft | undefined;
  /** It is led to its page a second time: there is no third. */
  isLast?: boolean;
}

/** The form of the page beneath a dialog, or the dialog above that form, that broke off with it: they come back together, whichever was written down last. */
export const besides = (draft: Draft, offers: readonly Draft[]): Draft | undefined => {
  const pageOf = ({ path }: Draft) => path.split('?')[0];
  return offers.find(one => Boolean(one.modal) !== Boolean(draft.modal) && one.owner === draft.owner && pageOf(one) === pageOf(draft));
};

/** How far it is with work that broke off: on its way to its page, away from `on`, or there, at one entry of the history. */
export type Resuming = { is: 'idle' } | Work & { is: 'leading'; on: Location } | Work & { is: 'there'; entry: string };

/** Where the work was. A form tells its page more precisely than the dialog above it. */
export const placeOf = ({ draft, beneath }: Work): { path: string; href: string } => {
  const { path, search = '' } = beneath ?? draft;
  return { path, href: path + search };
};

/** Its page stands. */
export const isAt = (work: Work, { pathname, search }: Location): boolean => [pathname, pathname + search].includes(placeOf(work).path);

/**
 * How it goes on with the page that stands now. A page may lead elsewhere at that very moment, as one whose record is gone does: it is led to once
 * more, and a page that leads away again cannot be had. A person who goes on is left alone.
 * @param isAwaited whether no form has begun with the work yet
 * @returns the same object where nothing changed
 */
export const follow = (now: Resuming, location: Location, action: `${NavigationType}`, isAwaited: (draft: Draft) => boolean): Resuming => {
  if (now.is === 'idle' || (now.is === 'leading' ? location === now.on : location.key === now.entry)) return now;
  const { draft, beneath, isLast } = now;
  const isThere = isAt(now, location);
  if (isThere && now.is === 'leading') return { is: 'there', draft, beneath, isLast, entry: location.key };
  const isLedAway = !isThere && action === 'REPLACE' && !isLast && (now.is === 'leading' || isAwaited(draft));
  return isLedAway ? { is: 'leading', draft, beneath, isLast: true, on: location } : { is: 'idle' };
};
