import { useEffect, useRef, useState } from 'react';
import { useTell } from '../shell/tell.ts';
import { useGone } from './useGone.ts';

/** Nobody decides any more: the save is called off, and the form stays. */
export class Undecided extends Error {}

/** A question that stands open. */
interface Decision<Question, Answer> {
  question: Question;
  decide: (answer: Answer) => void;
  /** Calls off what waits for it. */
  cancel: () => void;
}

/**
 * Asks a person something that a save waits for. A form that is gone decides nothing: its draft is kept, and that is told.
 * @param undecided the sentence that tells it
 * @returns the question that stands open, and what asks one: it resolves with the answer, and rejects with `Undecided`
 */
export const useDecision = <Question, Answer>(undecided: string) => {
  const [asked, setAsked] = useState<Decision<Question, Answer>>();
  const abandon = useRef<() => void>(undefined);
  const isGone = useGone();
  const tell = useTell();
  useEffect(() => () => abandon.current?.(), []);
  const ask = (question: Question) => new Promise<Answer>((resolve, reject) => {
    const cancel = () => reject(new Undecided());
    abandon.current = () => {
      tell.warning(undecided);
      cancel();
    };
    if (isGone.current) return abandon.current();
    return setAsked({ question, decide: resolve, cancel });
  }).finally(() => {
    abandon.current = undefined;
    setAsked(undefined);
  });
  return { asked, ask };
};
