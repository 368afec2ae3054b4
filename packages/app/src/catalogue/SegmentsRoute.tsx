import { PAGE_SIZES, prefetchList } from '@staalkaart/api-client';
import { AddButton, EmptyState, GridSkeleton, PageContainer, PageHeader, Tile, WindowedGrid } from '@staalkaart/ui';
import { isSegmentDisabled, isShown } from '../access/visibility.ts';
import { useKnownCategories } from './useKnownCategories.ts';
import { screens } from '../nl/screens.ts';
import { useTileActions } from '../records/useTileActions.tsx';
import { paths } from '../shell/routing/paths.ts';
import { ListBody } from '../records/ListBody.tsx';
import { ListPagination } from '../records/ListPagination.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

/** The segments of the catalogue (specification §2, /segments). */
export const Component = () => {
  const actor = useActor();
  const list = usePagedList('Segments', { pageSize: PAGE_SIZES.Segments });
  const actions = useTileActions('Segments');
  const categories = useKnownCategories(list.itemsLoaded);
  const modal = useModal();
  const isEditing = actor?.mode === 'edit';
  useScreen(screens.segments.title, list.itemsLoaded || Boolean(list.error));
  if (!actor) return null;
  const segments = list.items.filter(segment => isShown('Segments', segment, actor));
  return (
    <PageContainer>
      <PageHeader
        title={isEditing ? screens.segments.editTitle : screens.segments.title}
        isQuiet={!isEditing}
        actions={actions && <AddButton onPress={() => modal.open({ type: 'record', kind: 'Segments' })} />}
      />
      <ListBody list={list} skeleton={<GridSkeleton kind="segment" mode={actor.mode} />} isEmpty={segments.length === 0} empty={<EmptyState />}>
        <WindowedGrid
          label={screens.segments.title}
          kind="segment"
          mode={actor.mode}
          items={segments}
          hasEditActions={Boolean(actions)}
          getKey={segment => String(segment.id)}
          renderItem={(segment, isEager) => {
            const { id, name, path, imageRequired, isVisible } = segment;
            return (
              <Tile
                kind="segment"
                name={name}
                path={path}
                href={paths.segmentCategories(id)}
                isDisabled={isSegmentDisabled(segment, categories, actor)}
                isEager={isEager}
                isHidden={isVisible === false}
                actions={actions?.(segment)}
                onPressStart={() => prefetchList('Categories', { segmentName: name, pageSize: PAGE_SIZES.BULK })}
                onAddPhoto={imageRequired && !path && actions ? () => modal.open({ type: 'image', of: 'Segments', id, name }) : undefined}
              />
            );
          }}
        />
      </ListBody>
      <ListPagination list={list} />
    </PageContainer>
  );
};
