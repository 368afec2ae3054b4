import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberOrigin } from '../session/origin.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { paths } from './paths.ts';

/** Leads to the sign-in page, and remembers where somebody wanted to go (specification §2). */
export const RedirectToLogin = () => {
  const { isSignedOut } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The root is where everybody ends up anyway: it must not replace a page that was asked for before.
    if (!isSignedOut && pathname !== paths.root) rememberOrigin(pathname + search + hash);
    void navigate(paths.login, { replace: true });
  }, [isSignedOut, pathname, search, hash, navigate]);
  return null;
};
