import { api, clearToken, tokenEpoch, useMe } from '@staalkaart/api-client';
import { useNavigate } from 'react-router-dom';
import { errorTexts } from '../../nl/errors.ts';
import { paths } from '../routing/paths.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { uploadStates } from '../uploads/uploadStates.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Ends the session because the person asks so (specification §4): what is being typed or under way is given up, and a server that
 * can is told. Who calls it has asked before, with what `lostOnLeaving` tells.
 * @returns what does so, and resolves once nobody is signed in; `isKept` where what is there now was not asked about: it is kept, as where a session ends
 * by itself
 */
export const useLeave = () => {
  const { me } = useMe();
  const { signOut, keepDraft } = useSession();
  const navigate = useNavigate();
  return async (isKept = false): Promise<void> => {
    const epoch = tokenEpoch();
    if (!isKept) {
      unsaved.forget();
      // Where files are known, so is what sends them; of those that were not looked up yet nobody was asked, and they are kept.
      if (uploadStates.get().length > 0) await (await import('../uploads/queue.ts')).uploads.forget();
      // It ended by itself meanwhile: another one is nobody's to end.
      if (epoch !== tokenEpoch()) return;
    }
    // Sent with the token that is then forgotten, whatever comes of it.
    if (me?.features.includes('logout')) void api.logout().catch(() => undefined);
    if (isKept) {
      clearToken();
      keepDraft({ error: errorTexts.signedOut });
      return;
    }
    signOut();
    void navigate(paths.root);
  };
};
