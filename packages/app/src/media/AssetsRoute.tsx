import { isSameId, PAGE_SIZES, type Id } from '@staalkaart/api-client';
import { AssetLibrary, AssetSlideshow, mediaName, ViewToggle } from '@staalkaart/ui';
import { useState } from 'react';
import { can } from '../access/access.ts';
import { importTexts } from '../nl/import.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useView } from '../records/useView.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useActor } from '../shell/session/useActor.ts';

/** The media library (specification §2, /assets). */
export const Component = () => {
  const isEditing = can(useActor(), 'asset.edit');
  const [view, setView] = useView('assets');
  const [previewed, setPreviewed] = useState<number>();
  const { open } = useModal();
  const list = usePagedList('Assets', { pageSize: PAGE_SIZES.Assets });
  const indexOf = (id: Id) => list.items.findIndex(asset => isSameId(asset.id, id));
  const find = (id: Id) => list.items[indexOf(id)]!;
  const edit = (id: Id) => { open({ type: 'media', product: { id: find(id).productId, name: find(id).name }, assets: list.items, asset: find(id) }); };
  const remove = (id: Id) => { open({ type: 'delete', kind: 'Assets', id, name: mediaName(find(id).name, find(id).order), productId: find(id).productId }); };
  return (
    <ListPage
      title={importTexts.library}
      actions={<ViewToggle value={view} onChange={setView} />}
      list={list}
      cover={previewed !== undefined && <AssetSlideshow assets={list.items} index={previewed} onIndex={setPreviewed} onClose={() => setPreviewed(undefined)} />}
    >
      <AssetLibrary
        assets={list.items}
        view={view}
        isLoading={!list.itemsLoaded}
        isBusy={list.loading}
        onPreview={(id: Id) => setPreviewed(indexOf(id))}
        onEdit={isEditing ? edit : undefined}
        onRemove={isEditing ? remove : undefined}
      />
    </ListPage>
  );
};
