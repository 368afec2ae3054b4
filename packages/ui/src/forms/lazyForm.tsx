import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A form or dialog that is fetched when it is first shown: the first screens carry none of it. */
export const lazyForm = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, fallback: ReactNode = null) => {
  const Loaded = lazy(load) as unknown as ComponentType<Props>;
  return (props: Props) => <Suspense fallback={fallback}><Loaded {...props} /></Suspense>;
};
