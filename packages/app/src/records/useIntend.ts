import { ApiError, type Intention, type ResourceName } from '@staalkaart/api-client';
import { createPart } from '@staalkaart/ui';
import { useCallback } from 'react';
import { useChanger } from './useChanger.ts';
import { useGone } from './useGone.ts';

const part = createPart(() => import('./intend.ts'), 'intend');

/** Fetches what carries intentions out, when a person comes near something that has one. */
export const preloadIntend = (): void => void part.start();

/**
 * Carries out what a person wants of a record as it is on the server now, and tells how it went, with what undoes it.
 * @returns what does it: it says whether it is so now; undefined where no answer said so
 */
export const useIntend = (): ((intention: Intention, kind: ResourceName, name: string) => Promise<boolean | undefined>) => {
  const by = useChanger();
  const isGone = useGone();
  return useCallback(async (intention, kind, name) => {
    try {
      const intend = await part.load().catch((cause: unknown) => { throw new ApiError({ kind: 'network', isUnsent: true, cause }); });
      return await intend(intention, kind, name, by, isGone);
    } catch (error) {
      by.tell.failure(error);
      return false;
    }
  }, [by, isGone]);
};
