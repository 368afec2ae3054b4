import { SKELETON_COUNTS } from '../../constants.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { feedback } from '../../nl/feedback.ts';
import { libraryText } from '../../nl/import.ts';
import type { AssetHandlers, LibraryAsset } from './asset.ts';
import { ActionsPlace, Facts, Thumbs, TileName } from './AssetLibrary.styles.ts';
import { AssetTile } from './AssetTile.tsx';

interface AssetGridProps extends AssetHandlers {
  assets: readonly LibraryAsset[];
  isLoading: boolean;
  isBusy: boolean;
}

/** The place of a tile on its way. */
const Bones = () => (
  <li aria-hidden>
    <Skeleton ratio="4 / 3" radius="var(--radius-m)" />
    <TileName><Skeleton kind="line" width="70%" /></TileName>
    <Facts><Skeleton kind="line" width="45%" /></Facts>
    <ActionsPlace />
  </li>
);

/** Media as pictures beside each other. */
export const AssetGrid = ({ assets, isLoading, isBusy, ...handlers }: AssetGridProps) => (
  <div>
    <VisuallyHidden as="output">{isLoading || isBusy ? feedback.loading : ''}</VisuallyHidden>
    {!isLoading && assets.length === 0 ? <EmptyState /> : (
      <Thumbs role="list" aria-label={libraryText.caption} aria-busy={isLoading || isBusy} data-dimmed={(isBusy && !isLoading) || undefined}>
        {isLoading
          ? Array.from({ length: SKELETON_COUNTS.other }, (_, at) => <Bones key={at} />)
          : assets.map(asset => <AssetTile key={asset.id} asset={asset} {...handlers} />)}
      </Thumbs>
    )}
  </div>
);
