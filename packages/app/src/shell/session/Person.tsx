import { clearToken, useMe } from '@staalkaart/api-client';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readableError } from '../errors/errorPolicy.ts';
import { showFailure } from '../errors/useFailure.ts';
import { paths } from '../routing/paths.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { uploads } from '../uploads/queue.ts';
import { useSender } from '../uploads/useSender.ts';
import { meet } from './person.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Tells the stores whose work this is. A refused fetch of the own profile ends the session and goes to the root
 * (specification §2, §4); no answer at all is no refusal: the token stays. Shows nothing itself.
 */
export const Person = () => {
  const { error, me, isUnanswered } = useMe();
  const { hasToken, keepDraft } = useSession();
  const navigate = useNavigate();
  const sender = useSender();
  const id = me && String(me.id);
  // Before anything is seen of it.
  useLayoutEffect(() => meet(id), [id]);
  useEffect(() => {
    void unsaved.setPerson(id);
    void uploads.setPerson(id, id ? sender : undefined);
    return () => {
      void unsaved.setPerson(undefined);
      void uploads.setPerson(undefined);
    };
  }, [id, sender]);
  useEffect(() => {
    // Once a profile is there, a failed refresh behind it is no reason to throw somebody out.
    if (!error || me || !hasToken || isUnanswered) return;
    clearToken();
    keepDraft({ error: readableError(error) });
    showFailure(error);
    void navigate(paths.root);
  }, [error, me, hasToken, isUnanswered, keepDraft, navigate]);
  return null;
};
