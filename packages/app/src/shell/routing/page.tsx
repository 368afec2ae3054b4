import { createPart, PageContainer, PageHeader, PartFailure, usePart } from '@staalkaart/ui';
import type { ComponentType } from 'react';
import { BRAND, useScreen } from '../useScreen.ts';

/** The place of a page whose code did not come: it offers itself again, and the header stays. */
const MissingPage = ({ isStuck, onRetry }: { isStuck: boolean; onRetry: () => void }) => {
  useScreen(BRAND);
  return <PageContainer><PageHeader title={BRAND} /><PartFailure kind="inline" isStuck={isStuck} onRetry={onRetry} /></PageContainer>;
};

/** What a navigation waits for: the code of a page. */
export interface PageHandle {
  /** @returns when it is there or has failed to come; undefined where it is there */
  fetch: () => Promise<unknown> | undefined;
}

/**
 * A page that is fetched when it is near: what its route is given, and `preload`. The navigation waits for its code; where that
 * does not come the page says so in its own place, instead of the whole application failing.
 */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => {
  const part = createPart<Record<Name, ComponentType>, Name, ComponentType>(load, name);
  const Page = () => {
    const { exported: Loaded, failure, isStuck = false } = usePart(part, true);
    if (Loaded) return <Loaded />;
    return failure ? <MissingPage isStuck={isStuck} onRetry={() => void part.retry()} /> : null;
  };
  const handle: PageHandle = { fetch: () => (part.get().exported ? undefined : part.start()) };
  return { preload: () => void part.start(), route: { Component: Page, handle } };
};
