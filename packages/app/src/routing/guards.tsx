import { useMe } from '@staalkaart/api-client';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { can, type Action } from '../access/access.ts';
import { setMode } from '../session/mode.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useActor } from '../session/useActor.ts';
import { paths } from './paths.ts';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** Lets signed-in people through; the own profile is known to everything below (specification §2). */
export const RequireSignIn = () => {
  const { hasToken } = useSession();
  const { me } = useMe();
  if (!hasToken) return <RedirectToLogin />;
  return me ? <Outlet /> : null;
};

type RouteAction = Extract<Action, `route.${string}`>;

/**
 * Lets a role through. Others go to the sign-in page, which sends signed-in people on to the root;
 * a plain User leaves edit mode on the way (specification §2, §4).
 */
export const RequireRole = ({ action }: { action: RouteAction }) => {
  const actor = useActor();
  const isAllowed = can(actor, action);
  useEffect(() => {
    if (!isAllowed) setMode('presentation');
  }, [isAllowed]);
  return isAllowed ? <Outlet /> : <Navigate to={paths.login} replace />;
};
