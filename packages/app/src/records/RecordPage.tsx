import type { DetailState, Id, ResourceName } from '@staalkaart/api-client';
import { PageContainer, RetryNotice } from '@staalkaart/ui';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useFailure } from '../shell/errors/useFailure.ts';
import { paths } from '../shell/routing/paths.ts';
import { useDeleted } from './deleted.ts';

interface RecordPageProps<Record> {
  kind: ResourceName;
  id: Id;
  detail: Pick<DetailState<Record>, 'item' | 'error' | 'retry'>;
  /** Whether the person may see it (specification §4, "Visibility"). */
  isShown: (record: Record) => boolean;
  /** The list that it belongs to: where one goes when it is gone from under one's eyes. */
  list: string;
  children: ReactNode;
}

/**
 * The page of one record. What does not exist, or is hidden from the person, leads to the error page; what was deleted
 * here, or hidden by a switch of mode, to its list; anything else that fails offers another try in place.
 */
export const RecordPage = <Record,>({ kind, id, detail: { item, error, retry }, isShown, list, children }: RecordPageProps<Record>) => {
  const isOpen = item !== undefined && isShown(item);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isGone = useDeleted(kind, id);
  useFailure(item || isGone ? undefined : error, 'detail');
  if (isGone) return <Navigate to={list} replace />;
  if (isOpen || (item === undefined && !error)) return children;
  if (item === undefined && error?.status !== 404) return <PageContainer><RetryNotice text={readableError(error)} onRetry={retry} /></PageContainer>;
  return <Navigate to={item && wasOpen ? list : paths.notFound} replace />;
};
