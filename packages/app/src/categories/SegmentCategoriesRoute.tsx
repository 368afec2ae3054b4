import { PAGE_SIZES, useCategories, useSegment } from '@staalkaart/api-client';
import { AddButton, EmptyState, GridSkeleton, PageContainer, PageHeader } from '@staalkaart/ui';
import { useParams } from 'react-router-dom';
import { isTileShown } from '../access/visibility.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { screens } from '../nl/screens.ts';
import { paths } from '../routing/paths.ts';
import { DetailFailure } from '../screen/DetailFailure.tsx';
import { ListBody } from '../screen/ListBody.tsx';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { useCategoryActions } from './useCategoryActions.tsx';

/** The categories of one segment (specification §2, §7 "Lookups"). */
export const Component = () => {
  const { id } = useParams();
  const actor = useActor();
  const segment = useSegment(id);
  const name = segment.item?.name;
  const list = useCategories(name === undefined ? null : { segmentName: name, pageSize: PAGE_SIZES.BULK });
  const title = screens.categories.inSegment(name ?? '');
  useScreen(title, list.itemsLoaded || Boolean(list.error ?? segment.error));
  const actions = useCategoryActions();
  const modal = useModal();
  if (!actor) return null;
  if (segment.error && !segment.item) return <DetailFailure detail={segment} />;
  const categories = list.items.filter(category => isTileShown(category, actor));
  return (
    <PageContainer>
      <PageHeader
        title={title}
        back={{ href: paths.segments, label: screens.segments.title }}
        actions={actions && <AddButton onPress={() => modal.open({ type: 'category' })} />}
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
  );
};
