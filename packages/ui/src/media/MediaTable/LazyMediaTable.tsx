import { lazyPart } from '../../parts/lazyPart.tsx';
import { MediaFrame } from './MediaFrame.tsx';
import { MediaRowsSkeleton } from './MediaRowsSkeleton.tsx';
import type { MediaTableProps } from './MediaTable.tsx';

/**
 * The table of media, fetched when it is first shown: dragging weighs about 12 kB. Its place is kept meanwhile, and its
 * button cannot be pressed: it makes room for the table's own, to which the focus returns from a form.
 */
export const LazyMediaTable = lazyPart(() => import('./MediaTable.tsx'), 'MediaTable', {
  pending: ({ onAdd, level = 2, isLoading, media }: MediaTableProps) => (
    <MediaFrame onAdd={onAdd} isBusy level={level}>
      {(isLoading || media.length > 0) && <MediaRowsSkeleton count={isLoading ? undefined : media.length} />}
    </MediaFrame>
  ),
});
