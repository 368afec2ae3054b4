import { lazyPart } from '../../parts/lazyPart.tsx';
import { MediaFrame, MediaRowsSkeleton } from './MediaFrame.tsx';
import type { MediaTableProps } from './MediaTable.tsx';

/**
 * The table of media, fetched when it is first shown: dragging weighs about 12 kB. Its place is kept meanwhile, and its
 * button cannot be pressed: it makes room for the table's own, to which the focus returns from a form.
 */
export const LazyMediaTable = lazyPart(() => import('./MediaTable.tsx'), 'MediaTable', {
  pending: ({ onAdd, isLoading, media }: MediaTableProps) => (
    <MediaFrame onAdd={onAdd} isBusy>
      {(isLoading || media.length > 0) && <MediaRowsSkeleton count={isLoading ? undefined : media.length} />}
    </MediaFrame>
  ),
});
