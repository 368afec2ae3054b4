import { asWriting, mayBeDone } from '@staalkaart/api-client';
import type { Observable, Unanswered } from '@staalkaart/ui';
import { withSent } from './merge.ts';
import { Undecided } from './useDecision.ts';

/**
 * Sends what may stand there from then on, once it is noted, unless it is refused.
 * @param unanswered what was sent of it before without an answer
 * @param work sends it; what it notes is what was typed
 * @throws what `work` throws
 */
export const sending = async <Values extends object, Result>(
  unanswered: Pick<Observable<Unanswered<Values> | undefined>, 'get' | 'set'>, work: (note: (values: Values) => void) => Promise<Result>,
): Promise<Result> => {
  const before = unanswered.get();
  try {
    return await asWriting(() => work(values => unanswered.set(withSent(before, values))));
  } catch (error) {
    if (error instanceof Undecided || !mayBeDone(error)) unanswered.set(before);
    throw error;
  }
};
