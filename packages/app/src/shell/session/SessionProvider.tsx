import { ApiProvider, clearToken, configureTransport, getToken, subscribeToken, useToken } from '@staalkaart/api-client';
import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { breakOffRuns } from '../../bulk/bulkState.ts';
import { errorTexts } from '../../nl/errors.ts';
import { forgetDeleted } from '../../records/deleted.ts';
import { keepProducts } from '../routing/lastProducts.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { setMode } from './mode.ts';
import { beginSession, forgetPerson } from './person.ts';
import { keepPresented } from './presented.ts';

interface SignInDraft {
  email: string;
  error?: string | undefined;
}

const NO_DRAFT: SignInDraft = { email: '' };

interface Session {
  /** A token is stored: somebody is signed in, or about to be. */
  hasToken: boolean;
  /** Ends it because the person asks so: where somebody was is forgotten too. */
  signOut: () => void;
  /** The person signed out here: the page that is left is not one to come back to. */
  isSignedOut: boolean;
  /** What a failed sign-in must not lose: the e-mail that was typed, and what the server said. That goes with the session: why one ended is kept after its end. */
  draft: SignInDraft;
  keepDraft: (draft: Partial<SignInDraft>) => void;
}

const SessionContext = createContext<Session | null>(null);

/**
 * The session of this browser, and the cache that lives as long as it. It follows the stored token: a sign-in (`setToken`), its
 * end by a failure (`clearToken`; where somebody was is kept) or a sign-out in any tab replaces everything here (specification §4).
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { token, epoch } = useToken();
  const [signedOutIn, setSignedOutIn] = useState<number>();
  const [draft, setDraft] = useState<SignInDraft>(NO_DRAFT);
  const hasToken = token !== null;
  const isSignedOut = signedOutIn === epoch;

  const keepDraft = useCallback((change: Partial<SignInDraft>) => setDraft(now => ({ ...now, ...change })), []);
  useLayoutEffect(() => { if (token !== null) beginSession(); }, [token]);
  useEffect(() => subscribeToken(() => {
    setMode('presentation');
    keepProducts(null);
    keepPresented(undefined);
    breakOffRuns();
    forgetDeleted();
    // Whoever ends it here says why, after this.
    keepDraft({ error: getToken() === null ? errorTexts.endedElsewhere(unsaved.isKept()) : undefined });
  }), [keepDraft]);
  useEffect(() => {
    // The server no longer knows the token: the guard remembers the page, to go on there after signing in.
    configureTransport({
      onUnauthorized: () => {
        clearToken();
        keepDraft({ error: errorTexts.signedOut });
      },
    });
  }, [keepDraft]);

  const value = useMemo(() => ({
    hasToken,
    isSignedOut,
    signOut: () => {
      forgetPerson();
      // Clearing the token begins the next epoch.
      setSignedOutIn(epoch + 1);
      clearToken();
      setDraft(NO_DRAFT);
    },
    draft,
    keepDraft,
  }), [hasToken, isSignedOut, epoch, draft, keepDraft]);
  return (
    <SessionContext value={value}>
      <ApiProvider key={epoch}>{children}</ApiProvider>
    </SessionContext>
  );
};

/** The session; see {@link SessionProvider}. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
};
