import { toast } from '@staalkaart/ui';
import { useEffect } from 'react';
import { reactTo, type Occasion } from './errorPolicy.ts';

/** Shows a failed call as the policy has it. */
export const showFailure = (error: unknown, occasion: Occasion): void => {
  const reaction = reactTo(error, occasion);
  if (reaction.kind === 'toasts') for (const text of reaction.texts) toast.error(text);
};

/** The same for a call that a hook made: once for each failure. */
export const useFailure = (error: unknown, occasion: Occasion): void => {
  useEffect(() => {
    if (error) showFailure(error, occasion);
  }, [error, occasion]);
};
