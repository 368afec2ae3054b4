import { api, clearToken, setToken, tokenEpoch, type Credentials, type LoginResponse } from '@staalkaart/api-client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../shell/routing/paths.ts';
import { useSession } from '../shell/session/SessionProvider.tsx';
import { tellIn } from '../shell/tell.ts';
import { signInText } from './signInText.ts';

type Step = { is: 'credentials' } | { is: 'code'; email: string; qrCodeImage: string | undefined };

const FIRST: Step = { is: 'credentials' };

/** The two steps of signing in (specification §4, "Sign-in", §8). */
export const useSignIn = () => {
  const session = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(FIRST);
  const attempts = useRef(0);
  useEffect(() => () => { attempts.current += 1; }, []);

  /** Any failure: everything is reset, and the application goes to the root. What was typed as e-mail stays. */
  const fail = (failure: unknown) => {
    const error = signInText(failure);
    clearToken();
    session.keepDraft({ error });
    if (error) tellIn.presentation.error(error);
    void navigate(paths.root);
  };
  const attempt = async (call: () => Promise<LoginResponse>, onAnswer: (answer: LoginResponse) => void) => {
    const mine = ++attempts.current;
    const epoch = tokenEpoch();
    // Whoever signed in meanwhile, in another tab, stays so: a late answer neither ends that session nor takes its place.
    const isStillOut = () => attempts.current === mine && tokenEpoch() === epoch;
    try {
      const answer = await call();
      if (isStillOut()) onAnswer(answer);
    } catch (error) {
      if (isStillOut()) fail(error);
    }
  };
  const begin = ({ token }: LoginResponse) => {
    if (!token) return fail(new Error('The sign-in was accepted without a token'));
    setToken(token);
  };

  return {
    step,
    login: (credentials: Credentials) => {
      session.keepDraft({ email: credentials.email });
      return attempt(() => api.login(credentials), answer => {
        session.keepDraft({ error: undefined });
        if (answer.requiresTwoFactor) setStep({ is: 'code', email: answer.tempUserEmail ?? credentials.email, qrCodeImage: answer.qrCodeImage ?? undefined });
        else begin(answer);
      });
    },
    loginWithCode: ({ code }: { code: string }) =>
      attempt(() => api.loginTotp({ email: step.is === 'code' ? step.email : session.draft.email, code }), begin),
    /** Back to the first step; what comes of the second is heard no more. */
    back: () => {
      attempts.current += 1;
      setStep(FIRST);
    },
  };
};
