import { LazyConfirmDialog } from '@staalkaart/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { workTexts } from '../../nl/work.ts';
import { can } from '../../access/access.ts';
import { setMode } from '../session/mode.ts';
import { useActor } from '../session/useActor.ts';
import { useModal } from '../modal/ModalSlot.tsx';
import { unsaved, type Draft } from './unsaved.ts';

/** After work that broke off (a crash, a closed tab, a lost session): offers what was being typed, and takes it up where it was. */
export const ResumeWork = () => {
  const actor = useActor();
  // What somebody may no longer edit waits until they may again.
  const offer = useSyncExternalStore(unsaved.subscribe, unsaved.offers, unsaved.offers).find(({ mode }) => mode !== 'edit' || can(actor, 'mode.edit'));
  const arriving = useRef<Draft>(undefined);
  const location = useLocation();
  const navigate = useNavigate();
  const { open } = useModal();
  useEffect(() => {
    const draft = arriving.current;
    if (draft?.path !== location.pathname) return;
    arriving.current = undefined;
    // Only here: it makes the page anew, and one that leads elsewhere by itself would lead there once more.
    unsaved.resume(draft);
    if (draft.modal) open(draft.modal);
  }, [location, open]);

  const take = async (offered: Draft) => {
    const draft = await unsaved.claim(offered);
    if (!draft) return;
    arriving.current = draft;
    setMode(draft.mode);
    // Also where it seems to be there already: outside edit mode a form leads away, and may be about to.
    void navigate(draft.path, { replace: true });
  };
  const drop = (draft: Draft) => {
    arriving.current = undefined;
    void unsaved.drop(draft);
  };
  if (!offer) return null;
  return (
    <LazyConfirmDialog
      key={offer.key}
      title={workTexts.title}
      text={workTexts.text(offer.savedAt, offer.wasSaving)}
      confirmLabel={workTexts.resume}
      cancelLabel={workTexts.drop}
      onConfirm={() => void take(offer)}
      onCancel={() => drop(offer)}
    />
  );
};
