import type { DetailState, Id, ResourceName } from '@staalkaart/api-client';
import { PageContainer, RetryNotice } from '@staalkaart/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useFailure } from '../shell/errors/useFailure.ts';
import { isDeleted } from './deleted.ts';
import { paths } from '../shell/routing/paths.ts';
import { useGate } from './useGate.ts';

interface RecordPageProps<Record> {
  kind: ResourceName;
  id: Id;
  detail: Pick<DetailState<Record>, 'item' | 'error' | 'retry'>;
  /** The person may see it. */
  isShown: boolean;
  /** The list that it belongs to: where one goes when it is gone from under one's eyes. */
  list: string;
  children: ReactNode;
}

/**
 * The page of one record. What does not exist, or is hidden from the person, leads to the error page; what was deleted
 * here, or hidden by a switch of mode, to its list; anything else that fails offers another try in place.
 */
export const RecordPage = <Record,>({ kind, id, detail: { item, error, retry }, isShown, list, children }: RecordPageProps<Record>) => {
  const gate = useGate(item !== undefined && isShown);
  useFailure(item || isDeleted(kind, id) ? undefined : error, 'detail');
  if (isDeleted(kind, id)) return <Navigate to={list} replace />;
  if (item === undefined) {
    if (!error) return children;
    if (error.status === 404) return <Navigate to={paths.notFound} replace />;
    return <PageContainer><RetryNotice text={readableError(error)} onRetry={retry} /></PageContainer>;
  }
  if (gate === 'open') return children;
  return <Navigate to={gate === 'closed' ? list : paths.notFound} replace />;
};
