import { useSWRConfig } from 'swr';
import { createWriter } from '../cache/writer.ts';
import { type CarryOut, createCarryOut } from '../carryOut.ts';

/** One for each cache, however many components have intentions: they wait for each other. */
const ofCaches = new WeakMap<object, CarryOut>();

/** Carries out what a person wants of a record, on the record as it is by then; see {@link CarryOut}. */
export const useIntentions = (): CarryOut => {
  const { cache, mutate } = useSWRConfig();
  const carryOut = ofCaches.get(cache) ?? createCarryOut(createWriter({ cache, mutate }));
  ofCaches.set(cache, carryOut);
  return carryOut;
};
