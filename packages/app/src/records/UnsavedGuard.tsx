import { LazyConfirmDialog } from '@staalkaart/ui';
import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { recordTexts } from '../nl/records.ts';

export interface UnsavedGuardProps {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** It was saved just now: leaving loses nothing. */
  isSaved: RefObject<boolean>;
}

/** Asks before a page with unsaved input is left. */
export const UnsavedGuard = ({ isDirty, isSaved }: UnsavedGuardProps) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname);
  if (blocker.state !== 'blocked') return null;
  return <LazyConfirmDialog text={recordTexts.leave} onConfirm={() => blocker.proceed()} onCancel={() => blocker.reset()} />;
};
