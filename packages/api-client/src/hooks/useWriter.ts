import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Saved } from '../api.ts';
import { createWriter, type Writer } from '../cache/writer.ts';
import type { ResourceName } from '../endpoints.ts';
import type { CreateOf, UpdateOf } from '../resources.ts';
import type { Id, Upload } from '../types/common.ts';
import { type PendingState, usePending } from './usePending.ts';

/** The writes bound to the cache around: the same object between renders, and of use after them. */
export const useWriter = (): Writer => {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => createWriter({ cache, mutate }), [cache, mutate]);
};

/** The writes of one resource, and what they are busy with; see {@link Writer}. */
export interface Writes<N extends ResourceName> extends PendingState {
  create: (body: CreateOf<N>) => Promise<Saved<N>>;
  update: (body: UpdateOf<N>, version?: string) => Promise<Saved<N>>;
  remove: (id: Id) => Promise<void>;
  upload: (id: Id, field: 'image' | 'video', upload: Upload) => Promise<void>;
}

/** Writes one resource with its status (specification §4, "Resources"). The functions stay the same between renders. */
export const useWrites = <N extends ResourceName>(name: N): Writes<N> => {
  const writer = useWriter();
  const { track, ...state } = usePending();
  const writes = useMemo(() => ({
    create: (body: CreateOf<N>) => track('creating', writer.create(name, body)),
    update: (body: UpdateOf<N>, version?: string) => track('updating', writer.update(name, body, version)),
    remove: (id: Id) => track('deleting', writer.remove(name, id)),
    upload: (id: Id, field: 'image' | 'video', upload: Upload) => track('updating', writer.upload(name, id, field, upload)),
  }), [writer, name, track]);
  return { ...state, ...writes };
};
