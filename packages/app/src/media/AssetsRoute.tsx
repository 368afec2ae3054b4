import { isSameId, PAGE_SIZES, type Id } from '@staalkaart/api-client';
import { AssetLibrary, mediaName, PageContainer, PageHeader, RetryNotice, ViewToggle } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useFailure } from '../shell/errors/useFailure.ts';
import { importTexts } from '../nl/import.ts';
import { ListPagination } from '../records/ListPagination.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useView } from '../records/useView.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

/** The media library (specification §2, /assets). */
export const Component = () => {
  const isEditing = can(useActor(), 'asset.edit');
  const [view, setView] = useView('assets');
  const { open } = useModal();
  const list = usePagedList('Assets', { pageSize: PAGE_SIZES.Assets });
  useScreen(importTexts.library, list.itemsLoaded || Boolean(list.error));
  useFailure(list.error, 'list');
  const find = (id: Id) => list.items.find(asset => isSameId(asset.id, id))!;
  return (
    <PageContainer>
      <PageHeader title={importTexts.library} actions={<ViewToggle value={view} onChange={setView} />} />
      {list.error && !list.itemsLoaded ? <RetryNotice text={readableError(list.error)} onRetry={list.retry} /> : (
        <AssetLibrary
          assets={list.items}
          view={view}
          isLoading={!list.itemsLoaded}
          isBusy={list.loading}
          onEdit={isEditing ? (id: Id) => { open({ type: 'media', product: { id: find(id).productId, name: find(id).name }, assets: list.items, asset: find(id) }); } : undefined}
          onRemove={isEditing ? (id: Id) => { open({ type: 'delete', kind: 'Assets', id, name: mediaName(find(id).name, find(id).order), productId: find(id).productId }); } : undefined}
        />
      )}
      <ListPagination list={list} />
    </PageContainer>
  );
};
