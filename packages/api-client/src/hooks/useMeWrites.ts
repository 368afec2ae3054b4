import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { applyMeRules } from '../cache/rules.ts';
import { me } from '../resources/me.ts';
import type { Upload } from '../types/common.ts';
import type { MeUpdate } from '../types/me.ts';
import { usePending } from './usePending.ts';

/** Writes to the own profile (specification §7). Each refetches Me after success and throws ApiError on failure. */
export const useMeWrites = () => {
  const { mutate } = useSWRConfig();
  const { track, ...state } = usePending();
  const writes = useMemo(() => {
    const run = <Result>(call: Promise<Result>): Promise<Result> =>
      track('updating', call.then(result => {
        applyMeRules(mutate);
        return result;
      }));
    return {
      update: (body: MeUpdate) => run(me.update(body)),
      uploadImage: (upload: Upload) => run(me.uploadImage(upload)),
    };
  }, [mutate, track]);
  return { ...state, ...writes };
};
