import { ApiError, type Named } from '@staalkaart/api-client';
import type { Observable } from '@staalkaart/ui';
import type { PlainAction } from '../access/access.ts';
import { isCalledOff } from '../shell/errors/errorPolicy.ts';
import { isLasting, isUntold } from '../shell/errors/outcome.ts';

/** To what it could not be done, and why. */
export interface Failed<Item extends Named = Named> {
  item: Item;
  error: unknown;
}

/** The same thing, to be done to many. */
export interface Job<Item extends Named = Named> {
  /** What is done: 'Verbergen'. */
  label: string;
  /** Says that it was done to so many. */
  done: (count: number) => string;
  items: readonly Item[];
  /** One call does it to all of them; each has its own without it. */
  isTogether?: boolean;
  /** What it takes to see what went wrong, and to try it again, in the mode of that moment. */
  permission: PlainAction;
  /** Does it, to one or to all together. What throws failed for all that it was given; what is told failed for those alone. */
  work: (items: readonly Item[]) => Promise<readonly Failed<Item>[] | void>;
  /** It is over, for now: what was done is shown. */
  end?: () => void;
  /** Tells how it went, and what of it can be undone. `key` is that of its state. */
  tell: (kind: 'success' | 'warning', sentence: string, key: string) => void;
}

/** A job as it stands. */
export interface RunState {
  key: string;
  job: Job;
  /** Those that it is to be done to in this round. */
  items: readonly Named[];
  /** `stopping`: called off, and not over while something of it is under way. */
  status: 'waiting' | 'running' | 'stopping' | 'ended';
  done: number;
  /** Tried again a lasting one fails again; one that no answer told of may have been done. */
  failures: readonly { item: Named; reason: string; isLasting: boolean; isUntold: boolean }[];
  /** Not begun: called off, or nothing answered any more. */
  left: readonly Named[];
}

interface RunsOptions {
  states: Observable<readonly RunState[]>;
  /** The sentence for a failure. */
  explain: (error: unknown) => string;
  /** Hears of each job how it ended. */
  tell: (state: RunState) => void;
  /** Hears of a job that ended with its session, and of how many it was done to. */
  tellBroken: (job: Job, done: number, total: number) => void;
}

/** What goes on at once: the server has others to serve. */
const AT_ONCE = 2;
/** After so many in a row without any answer there is no line: the rest waits for the person's word. */
const MAX_UNANSWERED = 3;

let lastKey = 0;

/**
 * Does the same to many, two at once, one job after the other; over navigation, and with every failure kept by name
 * until it was tried again or let be. A job whose state was taken away, as at the end of a session, begins nothing more.
 */
export const createRuns = ({ states, explain, tell, tellBroken }: RunsOptions) => {
  const find = (key: string) => states.get().find(state => state.key === key);
  const change = (key: string, to: Partial<RunState>) => states.set(states.get().map(state => (state.key === key ? { ...state, ...to } : state)));
  const drop = (key: string) => states.set(states.get().filter(state => state.key !== key));

  const run = async ({ key, job, items }: RunState): Promise<void> => {
    change(key, { status: 'running' });
    const waiting = job.isTogether ? [items] : items.map(item => [item]);
    let [unanswered, done] = [0, 0];
    const mayGoOn = () => unanswered < MAX_UNANSWERED && find(key)?.status === 'running';

    const lane = async () => {
      while (mayGoOn()) {
        const part = waiting.shift();
        if (!part) return;
        const failed = await job.work(part).catch((error: unknown) => part.map(item => ({ item, error }))) ?? [];
        done += part.length - failed.length;
        const now = find(key);
        if (!now) return;
        if (failed.some(({ error }) => isCalledOff(error))) {
          // The session is over: whoever signs in again begins with nothing.
          drop(key);
          return;
        }
        unanswered = failed.some(({ error }) => error instanceof ApiError && error.isUnanswered) ? unanswered + 1 : 0;
        change(key, {
          done: now.done + part.length - failed.length,
          failures: [...now.failures, ...failed.map(({ item, error }) => ({ item, reason: explain(error), isLasting: isLasting(error), isUntold: isUntold(error) }))],
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    job.end?.();
    const over = find(key);
    if (!over) return void (done < items.length && tellBroken(job, done, items.length));
    const ended: RunState = { ...over, status: 'ended', left: waiting.flat() };
    if (ended.failures.length + ended.left.length === 0) drop(key);
    else change(key, ended);
    tell(ended);
  };

  /** What waits, unless something is being done: two jobs may be about the same records. That of a former session is nobody's any more. */
  const nextState = () => (states.get().some(({ status }) => status === 'running' || status === 'stopping') ? undefined : states.get().find(({ status }) => status === 'waiting'));
  const next = async () => { for (let state = nextState(); state; state = nextState()) await run(state); };

  const fresh = { status: 'waiting', done: 0, failures: [], left: [] } as const;
  return {
    /** @returns the key of its state */
    start: <Item extends Named>(job: Job<Item>): string => {
      const key = String(++lastKey);
      if (job.items.length > 0) {
        states.set([...states.get(), { ...fresh, key, job: job as unknown as Job, items: job.items }]);
        void next();
      }
      return key;
    },
    /** Begins no other one; what is under way is finished. */
    cancel: (key: string): void => {
      const state = find(key);
      if (state?.status === 'waiting') {
        change(key, { status: 'ended', left: state.items });
        state.job.end?.();
      } else if (state?.status === 'running') change(key, { status: 'stopping' });
    },
    /** Does it to those that failed, and to those that were not begun. */
    retry: (key: string): void => {
      const state = find(key);
      if (state?.status !== 'ended') return;
      change(key, { ...fresh, items: [...state.failures.map(({ item }) => item), ...state.left] });
      void next();
    },
    /** What was done of it is undone: what may have been done all the same is all that is left of it. */
    undone: (key: string): void => {
      const state = find(key);
      if (state?.status !== 'ended') return;
      const failures = state.failures.filter(failure => failure.isUntold);
      if (failures.length === 0) drop(key);
      else change(key, { items: failures.map(({ item }) => item), done: 0, failures, left: [] });
    },
    /** It may stay as it is, where it is over. */
    dismiss: (key: string): void => { if (find(key)?.status === 'ended') drop(key); },
  };
};
