import { LazyConfirmDialog } from '@staalkaart/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSameId } from '../access/visibility.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { workTexts } from '../nl/work.ts';
import { setMode } from '../session/mode.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useActor } from '../session/useActor.ts';
import type { KeptWork } from './keptWork.ts';
import { usePlaces } from './WorkProvider.tsx';

/** Goes to where the work was, and puts back what was typed: the page's form takes it as it opens, the modal is opened anew. */
const Resume = ({ work, onDone }: { work: KeptWork; onDone: () => void }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const places = usePlaces();
  const { open } = useModal();
  const [hasGone, setGone] = useState(false);
  const isThere = hasGone && pathname === work.path;
  const go = async () => {
    setMode(work.mode);
    places.page.offer(work.drafts.page, work.path);
    // Also where it seems to be there already: outside edit mode a form leads away, and may be about to.
    await navigate(work.path, { replace: true });
    setGone(true);
  };
  useEffect(() => {
    void go();
    // Once, when it is taken up.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!isThere) return;
    places.modal.offer(work.drafts.modal, work.path);
    if (work.modal) open(work.modal);
    onDone();
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);
  return null;
};

/** After a lost session: offers what was being typed, to the same person alone. */
export const ResumeWork = () => {
  const { keptWork, dropWork } = useSession();
  const actor = useActor();
  const [isResuming, setResuming] = useState(false);
  const isOurs = keptWork !== undefined && isSameId(keptWork.userId, actor?.id);
  useEffect(() => {
    if (keptWork && actor && !isOurs) dropWork();
  }, [keptWork, actor, isOurs, dropWork]);
  if (!keptWork || !isOurs) return null;
  if (isResuming) return <Resume work={keptWork} onDone={dropWork} />;
  return (
    <LazyConfirmDialog
      title={workTexts.title}
      text={workTexts.text}
      confirmLabel={workTexts.resume}
      cancelLabel={workTexts.drop}
      onConfirm={() => setResuming(true)}
      onCancel={dropWork}
    />
  );
};
