import { PAGE_SIZES, useAssets, type Id } from '@staalkaart/api-client';
import { AssetLibrary, AssetSlideshow, mediaName, PageContainer, PageHeader, RetryNotice, ViewToggle } from '@staalkaart/ui';
import { useState } from 'react';
import { isSameId } from '../access/visibility.ts';
import { readableError } from '../errors/errorPolicy.ts';
import { useFailure } from '../errors/useFailure.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { importTexts } from '../nl/import.ts';
import { ListPagination } from '../screen/ListPagination.tsx';
import { usePage } from '../screen/usePage.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useView } from '../screen/useView.ts';

/** The media library (specification §2, /assets). */
export const Component = () => {
  const [page, setPage] = usePage();
  const [view, setView] = useView('assets');
  const [previewed, setPreviewed] = useState<number>();
  const { open } = useModal();
  const list = useAssets({ pageNumber: page, pageSize: PAGE_SIZES.Assets });
  useScreen(importTexts.library, list.itemsLoaded || Boolean(list.error));
  useFailure(list.error, 'list');
  const indexOf = (id: Id) => list.items.findIndex(asset => isSameId(asset.id, id));
  const find = (id: Id) => list.items[indexOf(id)]!;
  return (
    <PageContainer>
      <PageHeader title={importTexts.library} actions={<ViewToggle value={view} onChange={setView} />} />
      {list.error && !list.itemsLoaded ? <RetryNotice text={readableError(list.error)} onRetry={list.retry} /> : (
        <AssetLibrary
          assets={list.items}
          view={view}
          isLoading={!list.itemsLoaded}
          isBusy={list.loading}
          onPreview={(id: Id) => setPreviewed(indexOf(id))}
          onEdit={(id: Id) => open({ type: 'media', product: { id: find(id).productId, name: find(id).name }, assets: list.items, asset: find(id) })}
          onRemove={(id: Id) => open({ type: 'delete', kind: 'Assets', id, name: mediaName(find(id).name, find(id).order) })}
        />
      )}
      <ListPagination list={list} onPage={setPage} />
      {previewed !== undefined && <AssetSlideshow assets={list.items} index={previewed} onIndex={setPreviewed} onClose={() => setPreviewed(undefined)} />}
    </PageContainer>
  );
};
