import type { ApiError } from '@staalkaart/api-client';
import { RetryNotice } from '@staalkaart/ui';
import type { ReactNode } from 'react';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useFailure } from '../shell/errors/useFailure.ts';

export interface ListBodyProps {
  list: { itemsLoaded: boolean; error: ApiError | undefined; retry: () => void };
  /** Of the size of what replaces it. */
  skeleton: ReactNode;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** A page's own list: its skeleton, its failure with a toast and a retry in place, its emptiness, or its items. */
export const ListBody = ({ list, skeleton, isEmpty, empty, children }: ListBodyProps) => {
  useFailure(list.error, 'list');
  if (list.error && !list.itemsLoaded) return <RetryNotice text={readableError(list.error)} onRetry={list.retry} />;
  if (!list.itemsLoaded) return skeleton;
  return isEmpty ? empty : children;
};
