import { Package } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DataTable, type RowSelection } from '../../frame/DataTable/DataTable.tsx';
import { libraryText } from '../../nl/import.ts';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { LazySlideshow } from '../../product/Slideshow/LazySlideshow.ts';
import { baseName, mediaName } from '../mediaName.ts';
import { MediaThumbnail } from '../MediaTable/MediaThumbnail.tsx';
import type { MediaItem } from '../reorder.ts';
import { AssetGrid } from './AssetGrid.tsx';
import { ListName, ListText, SmallFrame } from './AssetLibrary.styles.ts';

export interface AssetLibraryProps<Item extends MediaItem = MediaItem> {
  /** A page of media. */
  assets: readonly Item[];
  /** `list` is a table, `grid` are thumbnails. */
  view: 'grid' | 'list';
  /** Nothing is known yet: five places stand in for a page of media. */
  isLoading?: boolean;
  /** The next page is on its way: this one stays, slightly dimmed. */
  isBusy?: boolean;
  /** Leads to the product of a medium, where it is known. */
  openProductOf?: (id: MediaItem['id']) => (() => void) | undefined;
  /** Asks for the form of a medium; absent for who only looks. */
  onEdit?: (id: MediaItem['id']) => void;
  /** Asks to delete a medium; absent for who only looks. */
  onRemove?: (id: MediaItem['id']) => void;
  /** The ticks of the table. Absent for who may do nothing with many. */
  selection?: RowSelection<Item> | undefined;
  /** Draws a thumbnail so that it can be chosen, around what it shows. */
  choosable?: (asset: Item, tile: ReactNode) => ReactNode;
}

/** 'Afbeelding' or 'Video'. */
const kindOf = ({ isVideo }: MediaItem) => (isVideo ? libraryText.video : libraryText.image);

/** All media of the catalogue, for whoever tidies them up (specification §2, /assets); a press shows one over the whole screen. Paging is the page's. */
export const AssetLibrary = <Item extends MediaItem>({
  assets, view, isLoading = false, isBusy = false, openProductOf, onEdit, onRemove, selection, choosable,
}: AssetLibraryProps<Item>) => {
  // By its id: another page, or a colleague who deletes one, puts another in its place.
  const [shownId, setShownId] = useState<MediaItem['id']>();
  const index = assets.findIndex(({ id }) => id === shownId);
  const shown = assets[index];
  const preview = ({ id }: Item) => setShownId(id);
  const actionsOf = ({ id }: MediaItem) => {
    const openProduct = openProductOf?.(id);
    return [
      ...(openProduct ? [{ key: 'product', icon: Package, label: libraryText.product, onPress: openProduct }] : []),
      ...(onEdit ? [editAction.edit(() => onEdit(id), { label: libraryText.edit })] : []),
      ...(onRemove ? [editAction.remove(() => onRemove(id), { label: libraryText.remove })] : []),
    ];
  };
  return (
    <>
      {view === 'grid' ? <AssetGrid {...{ assets, isLoading, isBusy, kindOf, actionsOf, preview, choosable }} /> : (
        <DataTable
          caption={libraryText.caption}
          items={assets}
          columns={[
            {
              key: 'name',
              header: libraryText.name,
              width: '50%',
              render: ({ name, order, path, isVideo }) => (
                <ListName>
                  <SmallFrame><MediaThumbnail path={path} isVideo={isVideo} /></SmallFrame>
                  <ListText>{mediaName(name, order)}</ListText>
                </ListName>
              ),
            },
            { key: 'kind', header: libraryText.kind, render: kindOf },
            { key: 'by', header: libraryText.by, render: asset => asset.createdByName },
          ]}
          rowActions={openProductOf || onEdit || onRemove ? actionsOf : undefined}
          onRowPress={preview}
          selection={selection}
          isLoading={isLoading}
          isBusy={isBusy}
        />
      )}
      {shown && (
        <LazySlideshow
          media={assets.map(({ id, name, order, path, isVideo }) => ({ id, name: mediaName(name, order), path, isVideo }))}
          index={index}
          onIndex={next => setShownId(assets[next]?.id)}
          onClose={() => setShownId(undefined)}
          productName={baseName(shown.name)}
        />
      )}
    </>
  );
};
