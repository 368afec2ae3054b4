import { ApiProvider, clearToken, configureTransport, getToken, setToken } from '@staalkaart/api-client';
import { useUnloadWarning } from '@staalkaart/ui';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { errorTexts } from '../nl/errors.ts';
import type { KeptWork } from '../work/keptWork.ts';
import { forgetMode } from './mode.ts';
import { forgetOrigin } from './origin.ts';

interface SignInDraft {
  email: string;
  error?: string | undefined;
}

const NO_DRAFT: SignInDraft = { email: '' };

interface Session {
  /** A token is stored: somebody is signed in, or about to be. */
  hasToken: boolean;
  /** Starts a session with the token of a sign-in. All data is loaded anew. */
  begin: (token: string) => void;
  /** Ends it after a failure: token, mode and all loaded data go (specification §4). Where somebody was is kept. */
  end: () => void;
  /** Ends it because the person asks so: where somebody was is forgotten too. */
  signOut: () => void;
  /** The person signed out: the page that is left is not one to come back to. */
  isSignedOut: boolean;
  /** What a failed sign-in must not lose: the e-mail that was typed, and what the server said. */
  draft: SignInDraft;
  keepDraft: (draft: Partial<SignInDraft>) => void;
  /** What was being done when the session was lost, until it is taken up again or dropped. */
  keptWork: KeptWork | undefined;
  dropWork: () => void;
  /** Sets who tells what is being done; calling what it returns ends that. */
  watchWork: (read: () => KeptWork | undefined) => () => void;
}

const SessionContext = createContext<Session | null>(null);

/** The session of this browser, and the cache that lives as long as it. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [session, setSession] = useState(() => ({ number: 0, hasToken: Boolean(getToken()), isSignedOut: false }));
  const [draft, setDraft] = useState<SignInDraft>(NO_DRAFT);
  const [keptWork, setKeptWork] = useState<KeptWork>();
  const reader = useRef<() => KeptWork | undefined>(undefined);

  const keepDraft = useCallback((change: Partial<SignInDraft>) => setDraft(now => ({ ...now, ...change })), []);
  const begin = useCallback((token: string) => {
    forgetMode();
    setToken(token);
    setSession(({ number }) => ({ number: number + 1, hasToken: true, isSignedOut: false }));
  }, []);
  const end = useCallback(() => {
    clearToken();
    forgetMode();
    // Nothing was loaded without a token: nothing needs to be mounted anew.
    setSession(now => (now.hasToken ? { number: now.number + 1, hasToken: false, isSignedOut: false } : now));
  }, []);
  const signOut = useCallback(() => {
    end();
    forgetOrigin();
    setDraft(NO_DRAFT);
    setKeptWork(undefined);
    setSession(now => ({ ...now, isSignedOut: true }));
  }, [end]);

  const dropWork = useCallback(() => setKeptWork(undefined), []);
  const watchWork = useCallback((read: () => KeptWork | undefined) => {
    reader.current = read;
    return () => { if (reader.current === read) reader.current = undefined; };
  }, []);

  useUnloadWarning(keptWork !== undefined);
  useEffect(() => {
    // The server no longer knows the token: the guard remembers the page, to go on there after signing in.
    configureTransport({
      onUnauthorized: () => {
        // Read before the forms go with the session.
        setKeptWork(reader.current?.());
        setDraft(now => ({ ...now, error: errorTexts.signedOut }));
        end();
      },
    });
  }, [end]);

  const value = useMemo(
    () => ({ hasToken: session.hasToken, isSignedOut: session.isSignedOut, begin, end, signOut, draft, keepDraft, keptWork, dropWork, watchWork }),
    [session, begin, end, signOut, draft, keepDraft, keptWork, dropWork, watchWork],
  );
  return (
    <SessionContext value={value}>
      <ApiProvider key={session.number}>{children}</ApiProvider>
    </SessionContext>
  );
};

/** The session; see {@link SessionProvider}. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
};
