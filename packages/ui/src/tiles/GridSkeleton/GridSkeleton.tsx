import { SKELETON_COUNTS } from '../../constants.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { catalogue } from '../../nl/tiles.ts';
import type { GridMode } from '../../gestures/window.ts';
import { Grid } from '../WindowedGrid/WindowedGrid.styles.ts';
import { Bone } from './GridSkeleton.styles.ts';

export type SkeletonKind = 'product' | 'segment' | 'category' | 'collection' | 'row';

export interface GridSkeletonProps {
  /** How many; else what specification §9 has for its kind: products 12, collections 4, others 5. */
  count?: number;
  /** What it stands for, and has the size of. */
  kind: SkeletonKind;
  /** Edit mode has four columns at xl, presentation mode five (specification §9). */
  mode?: GridMode;
  /** The cards it stands for have a row of actions. */
  hasEditActions?: boolean;
}

/** The empty places of what is being fetched, exactly as large: nothing moves when it arrives. */
export const GridSkeleton = ({ kind, count = SKELETON_COUNTS[kind === 'product' || kind === 'collection' ? kind : 'other'], mode = 'presentation', hasEditActions }: GridSkeletonProps) => (
  <div role="status">
    <VisuallyHidden>{catalogue.loading}</VisuallyHidden>
    <Grid aria-hidden data-mode={mode} data-view={kind === 'row' ? 'list' : 'grid'}>
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} data-kind={kind}>
          <div data-part="picture" />
          {(kind === 'product' || kind === 'collection') && <div data-part="text" />}
          {hasEditActions && kind !== 'row' && <div data-part="actions" />}
        </Bone>
      ))}
    </Grid>
  </div>
);
