import { LazyConfirmDialog } from '@staalkaart/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { resumeTexts } from '../../nl/resume.ts';
import { can, type Actor, type PlainAction } from '../../access/access.ts';
import { permissionOf } from '../../bulk/bulkState.ts';
import { setMode } from '../session/mode.ts';
import { useActor } from '../session/useActor.ts';
import type { Modal } from '../modal/modal.ts';
import { useModal } from '../modal/ModalSlot.tsx';
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

const nameOf = ({ data }: Draft): string | undefined => {
  const { name } = data as { name?: unknown };
  return typeof name === 'string' ? name : undefined;
};

/** After work that broke off (a crash, a closed tab, a lost session): offers what was being typed, and takes it up where it was. */
export const ResumeWork = () => {
  const actor = useActor();
  const offers = useSyncExternalStore(unsaved.subscribe, unsaved.offers);
  /** Not now: they are offered by the next load of the page. */
  const [put, putAside] = useState<readonly Draft[]>([]);
  /** What is taken up, with the form that a dialog stood above, the page that it was offered on, and the entry of the history where it stands: the next one waits until that is left. `isAgain`: a second time, the last. */
  const [taken, setTaken] = useState<{ draft: Draft; beneath?: Draft | undefined; on: Location; at?: string; isAgain?: true }>();
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const { open } = useModal();
  // A form tells its page more precisely than the dialog above it.
  const path = (taken?.beneath ?? taken?.draft)?.path;
  const isThere = taken !== undefined && location !== taken.on && [location.pathname, location.pathname + location.search].includes(path!);
  if (isThere && taken.at === undefined) setTaken({ ...taken, at: location.key });
  const { draft, beneath } = taken?.at === undefined ? {} : taken;
  useEffect(() => {
    if (!draft) return;
    // Only here: it makes the page anew, and one that leads elsewhere by itself would lead there once more.
    if (beneath) unsaved.resume(beneath);
    unsaved.resume(draft);
    if (draft.modal) open(draft.modal);
  }, [draft, beneath, open]);
  // The page that stood there may lead elsewhere at that very moment, as one whose record is gone does. A person who goes on is left alone.
  const isMissed = taken !== undefined && location !== taken.on && !isThere && action === 'REPLACE' && (taken.at === undefined || unsaved.isAwaited(taken.draft));
  // Once: a page that leads away again cannot be had.
  if (isMissed && !taken.isAgain) setTaken({ ...taken, on: location, at: undefined, isAgain: true });
  const again = taken?.isAgain && path;
  // The router gives another `navigate` with each page.
  const lead = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  useEffect(() => { if (again) lead(again); }, [again]);
  const isBusy = (taken && (taken.at === undefined || taken.at === location.key)) || unsaved.isDirty();
  const offer = isBusy || !actor ? undefined : offers.find(one => !put.includes(one) && mayResume(actor, one));

  const take = async (offered: Draft) => {
    const claimed = await unsaved.claim(offered);
    if (!claimed) return;
    const below = claimed.modal && unsaved.offers().find(one => !one.modal && one.owner === offered.owner && one.path.split('?')[0] === claimed.path && mayResume(actor!, one));
    const page = below && await unsaved.claim(below);
    setTaken({ draft: claimed, beneath: page, on: location });
    setMode(claimed.mode);
    // Also where it seems to be there already: outside edit mode a form leads away, and may be about to.
    void navigate((page ?? claimed).path, { replace: true });
  };
  if (!offer) return null;
  return (
    <LazyConfirmDialog
      key={offer.key}
      title={resumeTexts.title}
      text={resumeTexts.text(offer.savedAt, nameOf(offer), offer.wasSaving)}
      confirmLabel={resumeTexts.resume}
      cancelLabel={resumeTexts.drop}
      onConfirm={() => void take(offer)}
      onCancel={() => void unsaved.drop(offer)}
      onClose={() => putAside([...put, offer])}
    />
  );
};
