import { useMe } from '@staalkaart/api-client';
import { CodeForm, LoginForm, LoginScreen } from '@staalkaart/ui';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useScreen } from '../shell/useScreen.ts';
import { readOrigin } from '../shell/session/origin.ts';
import { useSession } from '../shell/session/SessionProvider.tsx';
import { AccountsContext } from './demoAccounts.ts';
import { useSignIn } from './useSignIn.ts';

/** Sends signed-in people on: to the page they asked for before, else to the root (specification §2, /login). */
const GoOn = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate(readOrigin(), { replace: true }), [navigate]);
  return null;
};

/** The sign-in page: e-mail and password, then the one-time code where the server asks one. */
export const Component = () => {
  const { hasToken, draft } = useSession();
  const { me, error, isUnanswered } = useMe();
  const accounts = use(AccountsContext);
  const { step, login, loginWithCode, back } = useSignIn();
  useScreen('Aanmelden', !hasToken);
  if (hasToken && me) return <GoOn />;
  return (
    <LoginScreen>
      {step.is === 'code' ? (
        <CodeForm email={step.email} qrCodeImage={step.qrCodeImage} onSubmit={loginWithCode} onBack={back} />
      ) : (
        <LoginForm initialEmail={draft.email} error={draft.error ?? (isUnanswered ? readableError(error) : undefined)} isPending={hasToken} accounts={accounts} onSubmit={login} />
      )}
    </LoginScreen>
  );
};
