import type { DetailState, Id, Hideable } from '@staalkaart/api-client';
import { openOverlays, type Mode } from '@staalkaart/ui';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isShown, type Hidables } from '../access/visibility.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useActor } from '../shell/session/useActor.ts';
import { BRAND, useScreen } from '../shell/useScreen.ts';
import { tellIn, tellNow, useFailure } from '../shell/tell.ts';
import { UnreadPage } from '../shell/UnreadPage.tsx';
import { errorTexts } from '../nl/errors.ts';
import { done, recordTexts } from '../nl/records.ts';
import { useOpenedFrom, useWayBack } from '../shell/routing/from.ts';
import { paths } from '../shell/routing/paths.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { useDeletion } from './deleted.ts';

interface RecordPageProps<Kind extends Hideable> {
  kind: Kind;
  id: Id;
  detail: Pick<DetailState<Hidables[Kind] & { name: string }>, 'item' | 'error' | 'retry'> & Partial<Pick<DetailState<object>, 'isGone'>>;
  /** The list that it belongs to, and the words of the way back to it: where one goes when it is gone from under one's eyes. */
  list: { href: string; label: string };
  /** Something covers the page that goes on whatever becomes of it: it is left once that ends. */
  isCovered?: boolean;
  children: ReactNode;
}

/** Leads to the list: to the one that the page was opened from, back where that is the one before, so that it is not twice in the history. From a product the way back to its list led here: that one is this page itself. */
const ToList = ({ list }: { list: string }) => {
  const { pathname } = useLocation();
  const { from } = useOpenedFrom();
  const goTo = useWayBack();
  const isGoing = useRef(false);
  // Its name leaves with it: the code of the list may be long in coming.
  useScreen(BRAND, false);
  useEffect(() => {
    if (isGoing.current) return;
    isGoing.current = true;
    goTo(from && from.split('?')[0] !== pathname ? from : list, { replace: true });
  });
  return null;
};

/** What closes a form is told before the form is gone. */
const onClosed = (listener: () => void) => openOverlays.subscribe(() => queueMicrotask(listener));

/**
 * How a record stands before a person: open (or on its way), not read, never open to them, deleted by themselves, or lost: gone or hidden from
 * under their eyes.
 */
type Standing = 'open' | 'unread' | 'unknown' | 'deleted' | 'lost';

/**
 * The page of one record. What does not exist, or is hidden from the person (specification §4, "Visibility"), leads to the error page; what was open, if only
 * as its list knew it, and was deleted, or hidden by a colleague or by a switch of mode, to its list, which is told unless one did
 * it oneself; anything else that fails offers another try in place.
 */
export const RecordPage = <Kind extends Hideable>({ kind, id, detail: { item, error, retry, isGone = false }, list, isCovered, children }: RecordPageProps<Kind>) => {
  const actor = useActor();
  const mode = actor?.mode;
  const isOpen = item && mode && isShown(kind, item, actor);
  const isLinked = useOpenedFrom().from !== undefined;
  const [open, setOpen] = useState<{ name: string; mode: Mode }>();
  if (isOpen && (item.name !== open?.name || mode !== open.mode)) setOpen({ name: item.name, mode });
  const deletion = useDeletion(kind, id);
  /** It is not there at all; else it is hidden. */
  const isAway = !item || isGone;

  const stand = (): Standing => {
    if (deletion === 'done') return 'deleted';
    if (isGone) return deletion === 'begun' ? 'open' : 'lost';
    if (isOpen) return 'open';
    if (!item && error?.status !== 404) return error ? 'unread' : 'open';
    // What somebody came to by a link of the application was there a moment ago, too.
    return open || isLinked ? 'lost' : 'unknown';
  };
  const standing = stand();
  // Nobody is told the name of what was never open to them; who switched the mode hid it by that.
  const sentence = () => (open ? (isAway || mode === open.mode) && recordTexts.gone(kind, open.name) : item && errorTexts.status[404]);
  const told = standing === 'lost' && !isCovered && sentence();
  // What one deleted without an answer is gone by that.
  const isOwn = deletion === 'untold' && isAway && open;
  const openMode = open?.mode;
  useEffect(() => {
    // By the mode that its name was last shown in.
    const tell = openMode ? tellIn[openMode] : tellNow();
    if (told && isOwn) tell.success(done.removed(kind, isOwn.name));
    else if (told) tell.warning(told);
  }, [told, isOwn, openMode, kind]);
  /** What somebody is typing above it, or has a dialog save, holds what is gone, not what is hidden: that is finished first. */
  const isHeld = useSyncExternalStore(onClosed, () => unsaved.isDirty() && (openOverlays.get().length > 0 || unsaved.mustAsk()));
  useFailure(item || told || isCovered || standing === 'open' || standing === 'deleted' ? undefined : error);

  if (standing === 'open') return children;
  if (isCovered) return null;
  if (standing === 'lost') return isHeld && isAway ? children : <ToList list={list.href} />;
  if (standing === 'unread') return <UnreadPage title={recordTexts.kind(kind)} back={list} text={readableError(error)} onRetry={retry} />;
  return <Navigate to={standing === 'deleted' ? list.href : paths.notFound} replace />;
};
