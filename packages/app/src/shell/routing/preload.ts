import { getToken, prefetch } from '@staalkaart/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { firstReads } from './firstReads.ts';

/** A route's loader: starts the first reads of its page beside its code, and waits for neither. Signed-out people ask nothing. */
export const preload = ({ request }: LoaderFunctionArgs): null => {
  const { pathname, searchParams } = new URL(request.url);
  if (getToken()) firstReads(pathname.slice(import.meta.env.BASE_URL.length - 1), searchParams).forEach(prefetch);
  return null;
};
