import { PAGE_SIZES, prefetchCategories, useSegments } from '@staalkaart/api-client';
import { AddButton, AddPhotoTile, EmptyState, GridSkeleton, PageContainer, PageHeader, segmentRowHeight, SegmentTile, WindowedGrid } from '@staalkaart/ui';
import { isSegmentDisabled, isTileShown } from '../access/visibility.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { screens } from '../nl/screens.ts';
import { paths } from '../routing/paths.ts';
import { ListBody } from '../screen/ListBody.tsx';
import { ListPagination } from '../screen/ListPagination.tsx';
import { usePage } from '../screen/usePage.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';
import { useSegmentActions } from './useSegmentActions.tsx';

/** The segments of the catalogue (specification §2, /segments). */
export const Component = () => {
  const actor = useActor();
  const [page, setPage] = usePage();
  const list = useSegments({ pageNumber: page, pageSize: PAGE_SIZES.Segments });
  const actions = useSegmentActions();
  const modal = useModal();
  const isEditing = actor?.mode === 'edit';
  useScreen(screens.segments.title, list.itemsLoaded || Boolean(list.error));
  if (!actor) return null;
  const segments = list.items.filter(segment => isTileShown(segment, actor));
  return (
    <PageContainer>
      <PageHeader
        title={isEditing ? screens.segments.editTitle : screens.segments.title}
        isQuiet={!isEditing}
        actions={actions && <AddButton onPress={() => modal.open({ type: 'segment' })} />}
      />
      <ListBody list={list} skeleton={<GridSkeleton kind="segment" mode={actor.mode} />} isEmpty={segments.length === 0} empty={<EmptyState />}>
        <WindowedGrid
          label={screens.segments.title}
          rowHeightFor={segmentRowHeight}
          mode={actor.mode}
          items={segments}
          hasEditActions={Boolean(actions)}
          getKey={segment => String(segment.id)}
          renderItem={(segment, _, { isEager }) => (segment.imageRequired && !segment.path && actions ? (
            <AddPhotoTile
              name={segment.name}
              ratio="16 / 10"
              actions={actions(segment)}
              onAdd={() => modal.open({ type: 'image', of: 'Segments', id: segment.id, name: segment.name })}
            />
          ) : (
            <SegmentTile
              segment={segment}
              href={paths.segmentCategories(segment.id)}
              isDisabled={isSegmentDisabled(segment)}
              isEager={isEager}
              isHidden={segment.isVisible === false}
              actions={actions?.(segment)}
              onPressStart={() => prefetchCategories({ segmentName: segment.name, pageSize: PAGE_SIZES.BULK })}
            />
          ))}
        />
        <ListPagination list={list} onPage={setPage} />
      </ListBody>
    </PageContainer>
  );
};
