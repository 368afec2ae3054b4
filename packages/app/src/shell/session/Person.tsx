import { clearToken, useMe, useWriter } from '@staalkaart/api-client';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchAhead, whenIdle } from '../boot/whenIdle.ts';
import { readableError } from '../errors/errorPolicy.ts';
import { paths } from '../routing/paths.ts';
import { tellIn } from '../tell.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { uploader } from '../uploads/uploadStates.ts';
import { meet } from './person.ts';
import { useSession } from './SessionProvider.tsx';

/** When what did not come is asked again, in ms. */
const AGAIN = 20_000;
/** There is one queue alone: what is fetched under another address, as a part is, would be another one. */
const fetchQueue = () => fetchAhead(() => import('../uploads/queue.ts'), () => { setTimeout(fetchQueue, AGAIN); });

/**
 * Tells the stores whose work this is. A refused fetch of the own profile ends the session and goes to the root
 * (specification §2, §4); no answer at all is no refusal: the token stays. Shows nothing itself.
 */
export const Person = () => {
  const { error, me, isUnanswered } = useMe();
  const { hasToken, keepDraft } = useSession();
  const navigate = useNavigate();
  const writer = useWriter();
  const id = me && String(me.id);
  // Before anything is seen of it.
  useLayoutEffect(() => meet(id), [id]);
  useEffect(() => {
    void unsaved.setPerson(id);
    uploader.set(id ? { userId: id, writer } : undefined);
    return () => {
      void unsaved.setPerson(undefined);
      uploader.set(undefined);
    };
  }, [id, writer]);
  // It offers again what broke off.
  useEffect(() => {
    if (!id) return undefined;
    const callOff = whenIdle(fetchQueue);
    addEventListener('online', fetchQueue);
    return () => {
      callOff();
      removeEventListener('online', fetchQueue);
    };
  }, [id]);
  useEffect(() => {
    // Once a profile is there, a failed refresh behind it is no reason to throw somebody out.
    if (!error || me || !hasToken || isUnanswered) return;
    clearToken();
    keepDraft({ error: readableError(error) });
    tellIn.presentation.failure(error);
    void navigate(paths.root);
  }, [error, me, hasToken, isUnanswered, keepDraft, navigate]);
  return null;
};
