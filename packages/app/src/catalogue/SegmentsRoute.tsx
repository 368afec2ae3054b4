import { prefetch } from '@staalkaart/api-client';
import { AddButton, Button, EmptyState, GridSkeleton, lazyPart, Tile, WindowedGrid } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { isSegmentDisabled } from '../access/visibility.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { catalogueTexts as text } from '../nl/catalogue.ts';
import { screens } from '../nl/screens.ts';
import { inSegment } from '../records/contents.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useTileActions } from '../records/useRecordActions.tsx';
import { useShown } from '../records/useShown.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useKnownCategories } from './useKnownCategories.ts';

const LazyRecentProducts = lazyPart(() => import('../products/RecentProducts.tsx'), 'RecentProducts', { isExtra: true });

/** The segments of the catalogue (specification §2, /segments). */
export const Component = () => {
  const actor = useActor();
  const list = usePagedList('Segments', {});
  const segments = useShown('Segments', list.items, actor);
  const actions = useTileActions('Segments');
  const categories = useKnownCategories(list.itemsLoaded);
  const modal = useModal();
  const selecting = useSelecting('Segments', paths.segments, { ...list.choosing, items: segments });
  if (!actor) return null;
  const add = actions && (() => modal.open({ type: 'record', kind: 'Segments' }));
  const isEditing = actor.mode === 'edit';
  return (
    <ListPage
      title={isEditing ? text.allSegments : text.segments}
      isQuiet={!isEditing}
      actions={add && <>{selecting.button}<AddButton onPress={add} /></>}
      list={list}
      skeleton={<GridSkeleton kind="segment" mode={actor.mode} hasEditActions={Boolean(actions)} />}
      shown={segments.length}
      empty={<EmptyState action={add && <Button onClick={add}>{screens.makeOne}</Button>} />}
      cover={selecting.bar}
    >
      <WindowedGrid
        label={text.segments}
        kind="segment"
        mode={actor.mode}
        items={segments}
        hasEditActions={Boolean(actions)}
        renderItem={(segment, isEager) => {
          const { id, name, path, imageRequired, isVisible } = segment;
          return selecting.choosable(segment, (
            <Tile
              kind="segment"
              name={name}
              path={path}
              href={paths.segmentCategories(id)}
              isDisabled={isSegmentDisabled(segment, categories, actor)}
              isEager={isEager}
              isHidden={isVisible === false}
              actions={actions?.(segment)}
              onPressStart={() => prefetch({ list: 'Categories', params: inSegment(name) })}
              onAddPhoto={imageRequired && !path && actions ? () => modal.open({ type: 'image', of: 'Segments', id, name }) : undefined}
            />
          ));
        }}
      />
      {can(actor, 'catalogue.findAgain') && <LazyRecentProducts actor={actor} />}
    </ListPage>
  );
};
