import type { Ports } from '../ports.ts';
import type { Transaction } from '../store.ts';

/** Lets somebody sign in anew, everywhere but in the session of this token: a password that was accepted waits for no code any more, and no code that was wrong counts. */
export const endSessions = async ({ sessions }: Pick<Ports, 'sessions'>, at: Transaction, userId: number, spared?: string): Promise<void> => {
  await sessions.closeAllOf(at, userId, spared);
  const [step] = await at.get('secondSteps', [userId]);
  if (step) await at.put('secondSteps', [{ ...step, waiting: [], wrong: 0 }]);
};
