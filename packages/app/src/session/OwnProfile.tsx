import { useMe } from '@staalkaart/api-client';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readableError } from '../errors/errorPolicy.ts';
import { showFailure } from '../errors/useFailure.ts';
import { paths } from '../routing/paths.ts';
import { useSession } from './SessionProvider.tsx';

/** A failed fetch of the own profile ends the session and goes to the root (specification §2, §4). Shows nothing itself. */
export const OwnProfile = () => {
  const { error, me } = useMe();
  const { end, hasToken, keepDraft } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Once a profile is there, a failed refresh behind it is no reason to throw somebody out.
    if (!error || me || !hasToken) return;
    keepDraft({ error: readableError(error) });
    showFailure(error, 'ownProfile');
    end();
    void navigate(paths.root);
  }, [error, me, hasToken, end, keepDraft, navigate]);
  return null;
};
