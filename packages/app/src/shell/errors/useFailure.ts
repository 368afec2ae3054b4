import { getToken } from '@staalkaart/api-client';
import { toast, type Mode } from '@staalkaart/ui';
import { useEffect } from 'react';
import { failureTexts, type Occasion } from './errorPolicy.ts';

/** Shows a failed call as the policy has it. @param mode that it was begun in; what the end of the session broke off is said in any */
export const showFailure = (error: unknown, occasion?: Occasion, mode?: Mode): void => {
  for (const text of failureTexts(error, occasion)) toast.error(text, undefined, getToken() === null ? undefined : mode);
};

/** Says what the end of the session broke off, in whichever mode somebody comes back; to whoever signed in meanwhile nothing: they did not begin it. */
export const tellEnded = (text: string): void => { if (getToken() === null) toast.warning(text, undefined, 'presentation'); };

/** The same as `showFailure` for a call that a hook made: once for each failure. */
export const useFailure = (error: unknown, occasion?: Occasion): void => {
  useEffect(() => {
    if (error) showFailure(error, occasion);
  }, [error, occasion]);
};
