import { PAGE_SIZES, useDetail, useList } from '@staalkaart/api-client';
import { AddButton, EmptyState, GridSkeleton, PageContainer, PageHeader } from '@staalkaart/ui';
import { useParams } from 'react-router-dom';
import { isShown } from '../access/visibility.ts';
import { screens } from '../nl/screens.ts';
import { useTileActions } from '../records/useTileActions.tsx';
import { paths } from '../shell/routing/paths.ts';
import { ListBody } from '../records/ListBody.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';

/** The categories of one segment (specification §2, §7 "Lookups"). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const segment = useDetail('Segments', id);
  const name = segment.item?.name;
  const list = useList('Categories', name === undefined ? null : { segmentName: name, pageSize: PAGE_SIZES.BULK });
  const title = screens.categories.inSegment(name ?? '');
  useScreen(title, list.itemsLoaded || Boolean(list.error ?? segment.error));
  const actions = useTileActions('Categories');
  const modal = useModal();
  if (!actor) return null;
  const categories = list.items.filter(category => isShown('Categories', category, actor));
  return (
    <RecordPage key={id} kind="Segments" id={id} detail={segment} isShown={segment.item !== undefined && isShown('Segments', segment.item, actor)} list={paths.segments}>
      <PageContainer>
        <PageHeader
          title={title}
          back={{ href: paths.segments, label: screens.segments.title }}
          // A new category begins in the segment that one stands in.
          actions={actions && segment.item && <AddButton onPress={() => modal.open({ type: 'record', kind: 'Categories', initial: { segmentIds: [segment.item!.id], segments: [segment.item!] } })} />}
        />
        <ListBody
          list={list}
          skeleton={<GridSkeleton kind="category" mode={actor.mode} />}
          isEmpty={categories.length === 0}
          empty={<EmptyState text={screens.categories.empty} />}
        >
          <CategoryGrid actions={actions} categories={categories} actor={actor} view="grid" />
        </ListBody>
      </PageContainer>
    </RecordPage>
  );
};
