import { LazyConfirmDialog } from '@staalkaart/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { workTexts } from '../../nl/work.ts';
import { setMode } from '../../session/mode.ts';
import { useModal } from '../modal/ModalSlot.tsx';
import { unsaved, type Draft } from './unsaved.ts';

/** After work that broke off (a crash, a closed tab, a lost session): offers what was being typed, and takes it up where it was. */
export const ResumeWork = () => {
  const [offer] = useSyncExternalStore(unsaved.subscribe, unsaved.offers, unsaved.offers);
  const [arriving, setArriving] = useState<Draft>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { open } = useModal();

  const take = async (draft: Draft) => {
    unsaved.resume(draft);
    setMode(draft.mode);
    // Also where it seems to be there already: outside edit mode a form leads away, and may be about to.
    await navigate(draft.path, { replace: true });
    setArriving(draft);
  };
  useEffect(() => {
    if (!arriving) return;
    setArriving(undefined);
    if (arriving.modal && arriving.path === pathname) open(arriving.modal);
  }, [arriving, pathname, open]);

  if (!offer || arriving) return null;
  return (
    <LazyConfirmDialog
      key={offer.key}
      title={workTexts.title}
      text={workTexts.text(offer.savedAt)}
      confirmLabel={workTexts.resume}
      cancelLabel={workTexts.drop}
      onConfirm={() => void take(offer)}
      onCancel={() => void unsaved.drop(offer)}
    />
  );
};
