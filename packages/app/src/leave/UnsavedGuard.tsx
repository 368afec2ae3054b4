import { LazyConfirmDialog } from '@staalkaart/ui';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { recordTexts } from '../nl/records.ts';
import { PageGuardContext } from './pageGuard.ts';

export interface UnsavedGuardProps {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** It was saved just now: leaving loses nothing. */
  isSaved: RefObject<boolean>;
}

/** Asks before a page with unsaved input is left. */
export const UnsavedGuard = ({ isDirty, isSaved }: UnsavedGuardProps) => {
  const register = use(PageGuardContext);
  const latest = useRef(isDirty);
  useEffect(() => { latest.current = isDirty; });
  const [answers, setAnswers] = useState<{ leave: () => void; stay: () => void }>();
  useEffect(() => register?.({ isDirty: () => latest.current && !isSaved.current, ask: setAnswers }), [register, isSaved]);
  if (!answers) return null;
  const answer = (choice: () => void) => {
    setAnswers(undefined);
    choice();
  };
  return <LazyConfirmDialog text={recordTexts.leave} onConfirm={() => answer(answers.leave)} onCancel={() => answer(answers.stay)} />;
};
