import type { ReactNode } from 'react';
import { SKELETON_COUNTS } from '../../constants.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { feedback } from '../../nl/feedback.ts';
import { libraryText } from '../../nl/import.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import type { Action } from '../../overlays/ActionGroup/action.ts';
import { mediaName } from '../mediaName.ts';
import { MediaThumbnail } from '../MediaTable/MediaThumbnail.tsx';
import type { MediaItem } from '../reorder.ts';
import { ActionsPlace, Facts, Open, Thumbs, TileName } from './AssetLibrary.styles.ts';

interface AssetGridProps<Item extends MediaItem> {
  assets: readonly Item[];
  isLoading: boolean;
  isBusy: boolean;
  kindOf: (asset: MediaItem) => string;
  actionsOf: (asset: MediaItem) => Action[];
  preview: (asset: Item) => void;
  choosable?: ((asset: Item, tile: ReactNode) => ReactNode) | undefined;
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

/** Media as thumbnails beside each other, each with its whole name: its order is at the end. */
export const AssetGrid = <Item extends MediaItem>({ assets, isLoading, isBusy, kindOf, actionsOf, preview, choosable = (_, tile) => tile }: AssetGridProps<Item>) => {
  const tileOf = (asset: Item) => {
    const name = mediaName(asset.name, asset.order);
    const facts = [kindOf(asset), asset.createdByName].filter(Boolean).join(' · ');
    const actions = actionsOf(asset);
    return (
      <>
        <Open type="button" aria-label={libraryText.preview(name)} onClick={() => preview(asset)}>
          <MediaThumbnail path={asset.path} isVideo={asset.isVideo} />
        </Open>
        <TileName>{name}</TileName>
        <Facts>{facts}</Facts>
        {actions.length > 0 && <ActionsPlace><ActionGroup label={libraryText.actionsFor(name)} actions={actions} /></ActionsPlace>}
      </>
    );
  };
  return (
    <div>
      <VisuallyHidden as="output">{isLoading || isBusy ? feedback.loading : ''}</VisuallyHidden>
      {!isLoading && assets.length === 0 ? <EmptyState /> : (
        <Thumbs role="list" aria-label={libraryText.caption} aria-busy={isLoading || isBusy} data-dimmed={(isBusy && !isLoading) || undefined}>
          {isLoading ? Array.from({ length: SKELETON_COUNTS.other }, (_, at) => <Bones key={at} />) : assets.map(asset => <li key={asset.id}>{choosable(asset, tileOf(asset))}</li>)}
        </Thumbs>
      )}
    </div>
  );
};
