import type { DetailState, Id } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isShown, type Hidables, type HidingKind } from '../access/visibility.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useFailure } from '../shell/errors/useFailure.ts';
import { useActor } from '../shell/session/useActor.ts';
import { UnreadPage } from '../shell/UnreadPage.tsx';
import { errorTexts } from '../nl/errors.ts';
import { recordTexts } from '../nl/records.ts';
import type { From } from '../shell/routing/from.ts';
import { paths } from '../shell/routing/paths.ts';
import { useDeletion } from './deleted.ts';

interface RecordPageProps<Kind extends HidingKind> {
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
  const { pathname, state } = useLocation();
  const { from, isDirect } = (state as From | null) ?? {};
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useEffect(() => {
    if (isGoing.current) return;
    isGoing.current = true;
    if (isDirect) void navigate(-1);
    else void navigate(from && from.split('?')[0] !== pathname ? from : list, { replace: true });
  }, [from, isDirect, list, navigate, pathname]);
  return null;
};

/**
 * The page of one record. What does not exist, or is hidden from the person (specification §4, "Visibility"), leads to the error page; what was open, if only
 * as its list knew it, and was deleted, or hidden by a colleague or by a switch of mode, to its list, which is told unless one did
 * it oneself; anything else that fails offers another try in place.
 */
export const RecordPage = <Kind extends HidingKind>({ kind, id, detail: { item, error, retry, isGone = false }, list, isCovered = false, children }: RecordPageProps<Kind>) => {
  const actor = useActor();
  const mode = actor?.mode;
  const isOpen = item !== undefined && actor !== undefined && isShown(kind, item, actor);
  const isLinked = (useLocation().state as From | null)?.from !== undefined;
  const [open, setOpen] = useState<{ name: string; mode: typeof mode }>();
  if (isOpen && (item.name !== open?.name || mode !== open.mode)) setOpen({ name: item.name, mode });
  const deletion = useDeletion(kind, id);
  const isDeleted = deletion === 'done' || (isGone && deletion === 'begun');
  const isUnknown = item === undefined && error?.status === 404;
  const isHidden = item !== undefined && !isOpen && (open ? mode === open.mode : isLinked);
  // Nobody is told the name of what was never open to them.
  const lost = (isUnknown || isHidden || isGone) && !isDeleted && !isCovered ? (open ? recordTexts.gone(kind, open.name) : isHidden ? errorTexts.status[404] : undefined) : undefined;
  useEffect(() => { if (lost !== undefined) toast.warning(lost); }, [lost]);
  useFailure(item !== undefined || isDeleted || isCovered || lost !== undefined ? undefined : error);
  // What somebody came to by a link of the application was there a moment ago, too.
  const isLost = isDeleted || isGone || ((open !== undefined || isLinked) && !isOpen && (item !== undefined || isUnknown));
  if (isLost && isCovered) return null;
  if (deletion === 'done') return <Navigate to={list.href} replace />;
  if (isGone && deletion === 'begun') return children;
  if (isLost) return <ToList list={list.href} />;
  if (isOpen || (item === undefined && !error)) return children;
  if (item === undefined && !isUnknown) return <UnreadPage title={recordTexts.kind(kind)} back={list} text={readableError(error)} onRetry={retry} />;
  return <Navigate to={paths.notFound} replace />;
};
