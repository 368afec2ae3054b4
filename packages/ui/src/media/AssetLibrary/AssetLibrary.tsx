import { libraryText } from '../../nl/import.ts';
import { DataTable } from '../../frame/DataTable/DataTable.tsx';
import { actionsOf, kindOf, type AssetHandlers, type LibraryAsset } from './asset.ts';
import { AssetGrid } from './AssetGrid.tsx';
import { AssetListName } from './AssetListName.tsx';

export type { LibraryAsset } from './asset.ts';

export interface AssetLibraryProps extends AssetHandlers {
  /** A page of media. */
  assets: readonly LibraryAsset[];
  /** `list` is a table, `grid` are thumbnails. */
  view: 'grid' | 'list';
  /** Nothing is known yet: five places stand in for a page of media. */
  isLoading?: boolean;
  /** The next page is on its way: this one stays, slightly dimmed. */
  isBusy?: boolean;
}

/** All media of the catalogue, for whoever tidies them up (specification §2, /assets). Paging is the page's. */
export const AssetLibrary = ({ assets, view, isLoading = false, isBusy = false, ...handlers }: AssetLibraryProps) => {
  if (view === 'grid') return <AssetGrid {...{ assets, isLoading, isBusy }} {...handlers} />;
  return (
    <DataTable
      caption={libraryText.caption}
      items={assets}
      getKey={({ id }) => id}
      columns={[
        { key: 'name', header: libraryText.name, isPrimary: true, width: '50%', render: asset => <AssetListName asset={asset} /> },
        { key: 'kind', header: libraryText.kind, render: kindOf },
        { key: 'by', header: libraryText.by, render: asset => asset.createdByName },
      ]}
      rowActions={handlers.onEdit || handlers.onRemove ? asset => actionsOf(asset, handlers) : undefined}
      onRowPress={({ id }) => handlers.onPreview(id)}
      isLoading={isLoading}
      isBusy={isBusy}
    />
  );
};
