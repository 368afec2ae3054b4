import { isSameId, PAGE_SIZES, type Id } from '@staalkaart/api-client';
import { AssetLibrary, mediaName, ViewToggle } from '@staalkaart/ui';
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
  const { open } = useModal();
  const list = usePagedList('Assets', { pageSize: PAGE_SIZES.Assets });
  const find = (id: Id) => list.items.find(asset => isSameId(asset.id, id))!;
  const edit = (id: Id) => { open({ type: 'media', product: { id: find(id).productId, name: find(id).name }, assets: list.items, asset: find(id) }); };
  const remove = (id: Id) => { open({ type: 'delete', kind: 'Assets', id, name: mediaName(find(id).name, find(id).order), productId: find(id).productId }); };
  return (
    <ListPage title={importTexts.library} actions={<ViewToggle value={view} onChange={setView} />} list={list}>
      <AssetLibrary
        assets={list.items}
        view={view}
        isLoading={!list.itemsLoaded}
        isBusy={list.loading}
        onEdit={isEditing ? edit : undefined}
        onRemove={isEditing ? remove : undefined}
      />
    </ListPage>
  );
};
