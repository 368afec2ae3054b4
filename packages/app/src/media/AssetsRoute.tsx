import { isSameId, type Id } from '@staalkaart/api-client';
import { AssetLibrary, mediaName, RegisterToolbar, ViewToggle } from '@staalkaart/ui';
import { useNavigate } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useRowSelection } from '../bulk/useRowSelection.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { mediaTexts } from '../nl/media.ts';
import { ListPage } from '../records/ListPage.tsx';
import { useView } from '../records/useView.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useAssetSearch } from './useAssetSearch.ts';

/** The media library (specification §2, /assets). */
export const Component = () => {
  const isEditing = can(useActor(), 'asset.edit');
  const [view, setView] = useView('assets');
  const { open } = useModal();
  const navigate = useNavigate();
  const { list, term, search } = useAssetSearch();
  // Another search term is another list.
  const selecting = useSelecting('Assets', `Assets?${term}`, list.choosing);
  const selection = useRowSelection(selecting, list.items);
  const find = (id: Id) => list.items.find(asset => isSameId(asset.id, id))!;
  const edit = (id: Id) => { open({ type: 'media', product: { id: find(id).productId, name: find(id).name }, asset: find(id) }); };
  const openProductOf = (id: Id) => {
    const { productId } = find(id);
    return productId === '' ? undefined : () => void navigate(paths.product(productId));
  };
  const remove = (id: Id) => { open({ type: 'delete', kind: 'Assets', id, name: mediaName(find(id).name, find(id).order), productId: find(id).productId }); };
  return (
    <ListPage title={mediaTexts.library} actions={<RegisterToolbar search={{ value: term, onSearch: search, placeholder: mediaTexts.searchLibrary }} actions={<>{selecting.button}<ViewToggle value={view} onChange={setView} /></>} />} list={list} cover={selecting.bar}>
      <AssetLibrary
        assets={list.items}
        view={view}
        isLoading={!list.itemsLoaded}
        isBusy={list.loading}
        openProductOf={openProductOf}
        onEdit={isEditing ? edit : undefined}
        onRemove={isEditing ? remove : undefined}
        selection={selection}
        choosable={selecting.choosable}
      />
    </ListPage>
  );
};
