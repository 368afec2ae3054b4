import { useMe } from '@staalkaart/api-client';
import { GridSkeleton, PageContainer } from '@staalkaart/ui';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { can, type Action } from '../../access/access.ts';
import { readableError } from '../errors/errorPolicy.ts';
import { UnreadPage } from '../UnreadPage.tsx';
import { setMode } from '../session/mode.ts';
import { rememberOrigin } from '../session/origin.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useActor } from '../session/useActor.ts';
import { paths } from './paths.ts';

/** Leads to the sign-in page, and remembers where somebody wanted to go (specification §2). */
const RedirectToLogin = () => {
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

/** Lets signed-in people through; the own profile is known to everything below (specification §2). */
export const RequireSignIn = () => {
  const { hasToken } = useSession();
  const { me, error, isUnanswered, retry } = useMe();
  if (!hasToken) return <RedirectToLogin />;
  if (me) return <Outlet />;
  // Nothing of the API answers: it goes on asking by itself (specification §4).
  if (isUnanswered) return <UnreadPage text={readableError(error)} onRetry={retry} />;
  return <PageContainer><GridSkeleton kind="segment" mode="presentation" /></PageContainer>;
};

type RouteAction = Extract<Action, `route.${string}`>;

/**
 * Lets a role through. Others go to the sign-in page, which sends signed-in people on to the root;
 * a plain User leaves edit mode on the way (specification §2, §4).
 */
export const RequireRole = ({ action }: { action: RouteAction }) => {
  const actor = useActor();
  const isAllowed = can(actor, action);
  const leavesEditing = !isAllowed && !can(actor, 'mode.keepWhenRefused');
  useEffect(() => {
    if (leavesEditing) setMode('presentation');
  }, [leavesEditing]);
  return isAllowed ? <Outlet /> : <Navigate to={paths.login} replace />;
};
