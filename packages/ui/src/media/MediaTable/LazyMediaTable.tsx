import { lazy, Suspense } from 'react';
import { MediaFrame } from './MediaFrame.tsx';
import { MediaRowsSkeleton } from './MediaRowsSkeleton.tsx';
import type { MediaTableProps } from './MediaTable.tsx';

const load = () => import('./MediaTable.tsx');
const Loaded = lazy(() => load().then(module => ({ default: module.MediaTable })));

/** Fetches the table ahead, for a page that will show it. */
export const preloadMediaTable = () => { void load().catch(() => undefined); };

/**
 * The table of media, fetched when it is first shown: dragging weighs about 12 kB. Its place is kept meanwhile, and its
 * button cannot be pressed: it makes room for the table's own, to which the focus returns from a form.
 */
export const LazyMediaTable = (props: MediaTableProps) => (
  <Suspense
    fallback={(
      <MediaFrame onAdd={props.onAdd} isBusy level={props.level ?? 2}>
        {(props.isLoading || props.media.length > 0) && <MediaRowsSkeleton count={props.isLoading ? undefined : props.media.length} />}
      </MediaFrame>
    )}
  >
    <Loaded {...props} />
  </Suspense>
);
