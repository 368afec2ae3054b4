import { useDetail, useList } from '@staalkaart/api-client';
import { AddButton, Button, EmptyState, GridSkeleton } from '@staalkaart/ui';
import { useParams } from 'react-router-dom';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { catalogueTexts as text } from '../nl/catalogue.ts';
import { screens } from '../nl/screens.ts';
import { inSegment } from '../records/contents.ts';
import { ListPage } from '../records/ListPage.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { useTileActions } from '../records/useRecordActions.tsx';
import { useShown } from '../records/useShown.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

const BACK = { href: paths.segments, label: text.segments };

/** The categories of one segment (specification §2, §7 "Lookups"). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const detail = useDetail('Segments', id);
  const segment = detail.item;
  const list = useList('Categories', segment ? inSegment(segment.name) : null);
  const categories = useShown('Categories', list.items, actor);
  const actions = useTileActions('Categories');
  const modal = useModal();
  const selecting = useSelecting('Categories', paths.segmentCategories(id), { items: categories, isLoaded: list.itemsLoaded });
  if (!actor) return null;
  // A new category begins in the segment that one stands in.
  const add = actions && segment && (() => modal.open({ type: 'record', kind: 'Categories', initial: { segmentIds: [segment.id], segments: [segment] } }));
  return (
    <RecordPage key={id} kind="Segments" id={id} detail={detail} list={BACK}>
      <ListPage
        title={text.inSegment(segment?.name ?? '')}
        back={BACK}
        actions={add && <>{selecting.button}<AddButton onPress={add} /></>}
        list={list}
        record={detail}
        skeleton={<GridSkeleton kind="category" mode={actor.mode} hasEditActions={Boolean(actions)} />}
        shown={categories.length}
        empty={<EmptyState text={text.noCategories} action={add && <Button onClick={add}>{screens.makeOne}</Button>} />}
        cover={selecting.bar}
      >
        <CategoryGrid actions={actions} categories={categories} actor={actor} view="grid" choosable={selecting.choosable} />
      </ListPage>
    </RecordPage>
  );
};
