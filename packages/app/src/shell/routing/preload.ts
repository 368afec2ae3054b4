import { getToken, prefetch } from '@staalkaart/api-client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { firstNeeds } from './firstNeeds.ts';

/** Starts the first reads of its page beside its code, and waits for neither. Signed-out people ask nothing. */
export const preload = ({ request }: LoaderFunctionArgs): null => {
  const { pathname, searchParams } = new URL(request.url);
  if (getToken()) firstNeeds(pathname.slice(import.meta.env.BASE_URL.length - 1), searchParams).reads.forEach(prefetch);
  return null;
};

/** Another entry of the history at the same address, such as that of a presentation, begins nothing anew. */
const isElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.href !== nextUrl.href;

/** What a route whose page begins with reads is given. */
export const preloaded = { loader: preload, shouldRevalidate: isElsewhere };
