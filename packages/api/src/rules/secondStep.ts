import type { SecondStepFact, WaitingStep } from '../facts.ts';

/** How long a password waits for its code, in ms. */
export const PATIENCE = 10 * 60_000;
/** How many wrong codes a password allows; and an account, however often its password is given. */
const [MOST_TRIES, MOST_WRONG] = [5, 10];
/** In which time one of those of an account is forgotten, in ms. */
const FORGOTTEN = 60 * 60_000;
/** How many browsers may wait at once: the one that waits longest makes place. */
const MOST_WAITING = 10;

/** Whoever gives a code: by what the browser holds that gave the password, and from where. */
export interface Giver {
  ticket: string | undefined;
  address: string;
}

/** That of somebody who never came so far. */
export const noStep = (id: number): SecondStepFact => ({ id, lastCounter: 0, wrong: 0, wrongAt: 0, waiting: [] });

const counts = ({ since, tries }: WaitingStep, now: number): boolean => now - since <= PATIENCE && tries < MOST_TRIES;

/** A password was right, and waits. */
export const beginStep = (step: SecondStepFact, begun: WaitingStep): SecondStepFact =>
  ({ ...step, waiting: [...step.waiting.filter(one => counts(one, begun.since)), begun].slice(-MOST_WAITING) });

/** The password that a code is given for: by this very browser, or where none gave it, from the same address. */
export const waitingFor = ({ waiting }: SecondStepFact, { ticket, address }: Giver, now: number): WaitingStep | undefined => {
  const open = waiting.filter(one => counts(one, now));
  return open.find(one => one.ticket === ticket) ?? open.findLast(one => one.address === address);
};

const wrongBy = ({ wrong, wrongAt }: SecondStepFact, now: number): number => Math.max(0, wrong - Math.max(0, now - wrongAt) / FORGOTTEN);

/** How long until an account takes a code again, in ms; 0 when it does now. */
export const waitOf = (step: SecondStepFact, now: number): number => Math.max(0, (wrongBy(step, now) + 1 - MOST_WRONG) * FORGOTTEN);

/** A wrong code was given for a password: it counts for that, and for the account. */
export const countWrong = (step: SecondStepFact, { ticket }: WaitingStep, now: number): SecondStepFact => ({
  ...step, wrong: wrongBy(step, now) + 1, wrongAt: now, waiting: step.waiting.map(one => (one.ticket === ticket ? { ...one, tries: one.tries + 1 } : one)),
});

/** A right code was given for a password; what waits in another browser goes on, for the next code. @param counter the number of its half minute */
export const endStep = (step: SecondStepFact, { ticket }: WaitingStep, counter: number): SecondStepFact =>
  ({ ...step, waiting: step.waiting.filter(one => one.ticket !== ticket), lastCounter: Number.isFinite(counter) ? counter : step.lastCounter });
