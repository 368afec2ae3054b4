import { LazyConfirmDialog } from '@staalkaart/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { resumeTexts } from '../../nl/editing.ts';
import { can, type Actor, type PlainAction } from '../../access/access.ts';
import { permissionOf } from '../../bulk/bulkState.ts';
import { setMode } from '../session/mode.ts';
import { useActor } from '../session/useActor.ts';
import type { Modal } from '../modal/modal.ts';
import { useModal } from '../modal/ModalSlot.tsx';
import { useOpenedFrom, type From } from '../routing/from.ts';
import { besides, follow, isAt, placeOf, type Resuming, type Work } from './resuming.ts';
import { unsaved, type Draft } from './unsaved.ts';

/** What it takes to do it; undefined where it takes no more than the mode. */
const permissionFor = (modal: Modal | undefined): PlainAction | undefined => {
  switch (modal?.type) {
    // A product has a page of its own.
    case undefined: case 'media': return 'catalogue.edit';
    case 'record': return modal.kind === 'Collections' ? 'collection.begin' : permissionOf(modal.kind);
    case 'password': return 'user.edit';
    case 'import': return 'product.import';
    default: return undefined;
  }
};

/** What somebody may no longer do waits until they may again. */
const mayResume = (actor: Actor, { mode, modal }: Draft): boolean => {
  const permission = permissionFor(modal);
  return (mode !== 'edit' || can(actor, 'mode.edit')) && (!permission || can({ ...actor, mode }, permission));
};

/** What a draft says of itself: what it is about, and whether it may be saved already. */
const readDraft = ({ data }: Draft): { name: string | undefined; mayBeSaved: boolean } => {
  const { name, unanswered } = data as { name?: unknown; unanswered?: unknown };
  return { name: typeof name === 'string' ? name.trim() : undefined, mayBeSaved: unanswered !== undefined };
};

/** After work that broke off (a crash, a closed tab, a lost session): offers what was being typed, and takes it up where it was. */
export const ResumeWork = () => {
  const actor = useActor();
  const offers = useSyncExternalStore(unsaved.subscribe, unsaved.offers);
  /** Not now: they are offered by the next load of the page. */
  const [put, putAside] = useState<readonly Draft[]>([]);
  const [resuming, setResuming] = useState<Resuming>({ is: 'idle' });
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const { open } = useModal();
  const now = follow(resuming, location, action, unsaved.isAwaited);
  if (now !== resuming) setResuming(now);
  // The router gives another `navigate` with each page.
  const { from, before } = useOpenedFrom();
  // Where it is there already it goes on in the list that it was opened from.
  const leadTo = (work: Work) => void navigate(placeOf(work).href, { replace: true, state: isAt(work, location) ? { from, before } satisfies From : null });
  const lead = useEffectEvent(leadTo);
  useEffect(() => {
    if (resuming.is === 'leading' && resuming.isLast) lead(resuming);
    if (resuming.is !== 'there') return;
    // Only here: it makes the page anew, and one that leads elsewhere by itself would lead there once more.
    const { draft, beneath } = resuming;
    if (beneath) unsaved.resume(beneath);
    unsaved.resume(draft);
    if (draft.modal) open(draft.modal);
  }, [resuming, open]);
  // The next one waits until the page of this one is left.
  const isBusy = now.is !== 'idle' || unsaved.isDirty();
  const offer = isBusy || !actor ? undefined : offers.find(one => !put.includes(one) && mayResume(actor, one));

  const take = async (offered: Draft) => {
    // A dialog that was put aside does not come back with its form.
    const other = besides(offered, offers.filter(one => !(one.modal && put.includes(one)) && mayResume(actor!, one)));
    const claimed = await unsaved.claim(offered);
    if (!claimed) return;
    const beside = other && await unsaved.claim(other);
    const work = beside && !claimed.modal ? { draft: beside, beneath: claimed } : { draft: claimed, beneath: beside };
    setResuming({ is: 'leading', ...work, on: location });
    setMode(work.draft.mode);
    // Also where it seems to be there already: outside edit mode a form leads away, and may be about to.
    leadTo(work);
  };
  if (!offer) return null;
  const { name, mayBeSaved } = readDraft(offer);
  return (
    <LazyConfirmDialog
      key={offer.key}
      title={resumeTexts.title}
      text={resumeTexts.text(offer.savedAt, name, mayBeSaved, offer.modal?.type === 'record' && offer.modal.kind === 'Users' && !offer.modal.record)}
      confirmLabel={resumeTexts.resume}
      cancelLabel={resumeTexts.drop}
      onConfirm={() => void take(offer)}
      onCancel={() => void unsaved.drop(offer)}
      onClose={() => putAside([...put, offer])}
    />
  );
};
