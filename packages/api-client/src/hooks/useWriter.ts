import { useCallback, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Writer } from '../cache/writer.ts';
import type { CarryOut } from '../carryOut.ts';
import { carryOutLater, writerLater } from '../clientLater.ts';
import type { CreateOf, ResourceName, UpdateOf } from '../resources.ts';
import type { Id, Upload } from '../types/common.ts';

/** The writes bound to the cache around: the same object between renders, and of use after them. */
export const useWriter = (): Writer => {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => writerLater({ cache, mutate }), [cache, mutate]);
};

/** What a resource's writes are busy with (specification §4, "Resources"). */
type Busy = 'creating' | 'updating' | 'deleting';

/** The writes of one resource with its status (specification §4, "Resources"); see {@link Writer}. The functions stay the same between renders. */
export const useWrites = <N extends ResourceName>(name: N) => {
  const writer = useWriter();
  const [running, setRunning] = useState<{ status: Busy }[]>([]);
  const track = useCallback(async <Result>(status: Busy, work: Promise<Result>): Promise<Result> => {
    const write = { status };
    setRunning(now => [...now, write]);
    return work.finally(() => setRunning(now => now.filter(other => other !== write)));
  }, []);
  const writes = useMemo(() => ({
    create: (body: CreateOf<N>) => track('creating', writer.create(name, body)),
    update: (body: UpdateOf<N>, version?: string) => track('updating', writer.update(name, body, version)),
    remove: (id: Id) => track('deleting', writer.remove(name, id)),
    upload: (id: Id, field: 'image' | 'video', upload: Upload) => track('updating', writer.upload(name, id, field, upload)),
  }), [writer, name, track]);
  // Several may run at once: the last one started gives the status.
  return { pending: running.at(-1)?.status ?? 'idle', isPending: running.length > 0, ...writes };
};

/** One for each cache, however many components have intentions: they wait for each other. */
const ofCaches = new WeakMap<object, CarryOut>();

/** Carries out what a person wants of a record, on the record as it is by then; see {@link CarryOut}. */
export const useIntentions = (): CarryOut => {
  const { cache, mutate } = useSWRConfig();
  const carryOut = ofCaches.get(cache) ?? carryOutLater(writerLater({ cache, mutate }));
  ofCaches.set(cache, carryOut);
  return carryOut;
};
