import { useCallback, useState } from 'react';

/** What a resource's writes are busy with (specification §4, "Resources"). */
export type Pending = 'idle' | 'creating' | 'updating' | 'deleting';
export type Busy = Exclude<Pending, 'idle'>;

/** The status of a hook's writes. */
export interface PendingState {
  pending: Pending;
  isPending: boolean;
}

const withoutOne = (running: Busy[], status: Busy): Busy[] => {
  const index = running.indexOf(status);
  return running.filter((_, at) => at !== index);
};

/** Watches writes; several may run at once, and the last one started gives the status. */
export const usePending = () => {
  const [running, setRunning] = useState<Busy[]>([]);
  const track = useCallback(async <Result>(status: Busy, work: Promise<Result>): Promise<Result> => {
    setRunning(now => [...now, status]);
    try {
      return await work;
    } finally {
      setRunning(now => withoutOne(now, status));
    }
  }, []);
  const state: PendingState = { pending: running.at(-1) ?? 'idle', isPending: running.length > 0 };
  return { ...state, track };
};
