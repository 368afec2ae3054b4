import { SKELETON_COUNTS } from '../../constants.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { catalogue } from '../../nl/tiles.ts';
import type { Mode } from '../../constants.ts';
import type { TileKind } from '../WindowedGrid/sizes.ts';
import { Grid } from '../WindowedGrid/WindowedGrid.styles.ts';
import { Bone } from './GridSkeleton.styles.ts';

export interface GridSkeletonProps {
  /** What it stands for, and has the size and the number of (specification §9): products 12, collections 4, others 5. */
  kind: TileKind;
  /** `list` for rows below each other. */
  view?: 'grid' | 'list';
  /** Edit mode has four columns at xl, presentation mode five (specification §9). */
  mode?: Mode;
  /** What comes has actions beneath it. */
  hasEditActions?: boolean;
}

/** The empty places of what is being fetched, exactly as large: nothing moves when it arrives. */
export const GridSkeleton = ({ kind, view = 'grid', mode = 'presentation', hasEditActions = false }: GridSkeletonProps) => (
  <div role="status">
    <VisuallyHidden>{catalogue.loading}</VisuallyHidden>
    <Grid aria-hidden data-mode={mode} data-view={view}>
      {Array.from({ length: kind === 'product' || kind === 'collection' ? SKELETON_COUNTS[kind] : SKELETON_COUNTS.other }, (_, index) => (
        <Bone key={index} data-kind={kind}>
          <div data-part="picture" />
          {view === 'grid' && (kind === 'product' || kind === 'collection') && <div data-part="text" />}
          {view === 'grid' && hasEditActions && <div data-part="actions" />}
        </Bone>
      ))}
    </Grid>
  </div>
);
