import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { applyRules, type Verb } from '../cache/rules.ts';
import type { Write } from '../cache/effects.ts';
import type { ResourceName } from '../endpoints.ts';
import type { Writable } from '../resources/resource.ts';
import type { Id } from '../types/common.ts';
import { type Busy, type PendingState, usePending } from './usePending.ts';

const busyWith: Record<Verb, Busy> = { create: 'creating', update: 'updating', delete: 'deleting' };

/** Runs a write, and applies its cache rules once it succeeded. */
export type RunWrite = <Result>(
  verb: Verb, call: () => Promise<Result>, writeOf?: (result: Result) => Write,
) => Promise<Result>;

/** The generic writes of a resource. Each applies the cache rules after success and throws ApiError on failure. */
export interface Writes<Detail, Create, Update> extends PendingState {
  create: (body: Create) => Promise<Detail>;
  update: (body: Update) => Promise<Detail>;
  remove: (id: Id) => Promise<void>;
}

/** Watches and follows up the writes of one resource. */
const useRunWrite = (name: ResourceName): PendingState & { run: RunWrite } => {
  const { mutate } = useSWRConfig();
  const { track, ...state } = usePending();
  const run = useMemo((): RunWrite => (verb, call, writeOf) => {
    const work = call().then(result => {
      applyRules(mutate, name, verb, writeOf?.(result));
      return result;
    });
    return track(busyWith[verb], work);
  }, [mutate, name, track]);
  return { ...state, run };
};

/** The generic writes of a resource, and `run` for those of its own. The functions stay the same between renders. */
export const useWrites = <Detail extends { id: Id }, Create extends object, Update extends { id: Id }>(
  resource: Writable<Detail, Create, Update>,
): Writes<Detail, Create, Update> & { run: RunWrite } => {
  const { run, ...state } = useRunWrite(resource.name);
  const writes = useMemo(() => ({
    create: (body: Create) => run('create', () => resource.create(body), saved => ({ id: saved.id, saved })),
    update: (body: Update) => run('update', () => resource.update(body), saved => ({ id: body.id, saved })),
    remove: (id: Id) => run('delete', () => resource.remove(id), () => ({ id })),
  }), [resource, run]);
  return { ...state, ...writes, run };
};
