import { ErrorPage } from '@staalkaart/ui';
import { useLocation } from 'react-router-dom';
import { useScreen } from '../useScreen.ts';

const textOf = (state: unknown, key: 'title' | 'detail'): string | undefined => {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' && value ? value : undefined;
};

/** A server error, with title and detail from the navigation state (specification §2). */
export const ServerError = () => {
  const { state } = useLocation();
  useScreen('Server error');
  return <ErrorPage isServerError title={textOf(state, 'title')} detail={textOf(state, 'detail')} />;
};

/** Any path that the application does not have (specification §2). */
export const NotFound = () => {
  useScreen('ERROR PAGE');
  return <ErrorPage />;
};
