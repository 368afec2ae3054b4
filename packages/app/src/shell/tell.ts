import { getToken } from '@staalkaart/api-client';
import { toast, toastStore, type Mode, type ToastAction, type ToastKind } from '@staalkaart/ui';
import { useEffect } from 'react';
import { failureTexts, type Occasion } from './errors/errorPolicy.ts';
import { readMode, useTabState } from './session/mode.ts';

/** Says one sentence, with what can still be done about it. */
export type Say = (text: string, action?: ToastAction) => void;

export interface Teller extends Record<ToastKind, Say> {
  /** A failed call, as the policy has it. */
  failure: (error: unknown, occasion?: Occasion) => void;
  /** An error that several calls may have alike, such as those for many files: once for as long as it is in sight, or waits for that. */
  errorOnce: (text: string) => void;
}

const telling = (mode: Mode): Teller => {
  const modeNow = () => (getToken() === null ? 'presentation' : mode);
  const say = (kind: ToastKind): Say => (text, action) => toast[kind](text, action, modeNow());
  const error = say('error');
  return {
    success: say('success'),
    warning: say('warning'),
    error,
    failure: (failed, occasion) => { for (const text of failureTexts(failed, occasion)) error(text); },
    errorOnce: text => { if (!toastStore.isTold(text, modeNow())) error(text); },
  };
};

/** Says what came of something by the mode that it was begun in: what was begun while editing is not for a customer. Of what the end of the session broke off whoever comes back is told in any. */
export const tellIn = { edit: telling('edit'), presentation: telling('presentation') };

/** The same for what begins now, or is noticed. */
export const tellNow = (): Teller => tellIn[readMode()];

/** The same for a component: what a press begins keeps its mode to its end. */
export const useTell = (): Teller => tellIn[useTabState().mode];

/** Says what the end of the session broke off; to whoever signed in meanwhile nothing: they did not begin it. */
export const tellEnded = (text: string): void => { if (getToken() === null) tellIn.presentation.warning(text); };

/** Tells of a call that a hook made: once for each failure, and not where a message in sight says so, as of the save that had the list asked again. */
export const useFailure = (error: unknown, occasion?: Occasion): void => {
  useEffect(() => {
    if (error) for (const sentence of failureTexts(error, occasion)) tellNow().errorOnce(sentence);
  }, [error, occasion]);
};
