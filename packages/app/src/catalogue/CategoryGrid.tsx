import { prefetchDetail, type Category } from '@staalkaart/api-client';
import { AddPhotoTile, categoryRowHeight, CategoryTile, listRowHeight, TileRow, WindowedGrid, type View } from '@staalkaart/ui';
import type { ReactNode } from 'react';
import type { Actor } from '../access/access.ts';
import { screens } from '../nl/screens.ts';
import { paths } from '../shell/routing/paths.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

export interface CategoryGridProps {
  categories: Category[];
  actor: Actor;
  view: View;
  /** Says under each name in which segments it stands; not on the page of one segment. */
  hasSegments?: boolean;
  /** What edit mode offers on each; absent for who may not. */
  actions: ((category: Category) => ReactNode) | undefined;
}

/** Categories as tiles or rows, each leading to its products. */
export const CategoryGrid = ({ categories, actor, view, hasSegments, actions }: CategoryGridProps) => {
  const modal = useModal();
  return (
    <WindowedGrid
      label={screens.categories.all}
      rowHeightFor={view === 'list' ? listRowHeight : categoryRowHeight}
      mode={actor.mode}
      view={view}
      items={categories}
      hasEditActions={Boolean(actions) && view === 'grid'}
      getKey={category => String(category.id)}
      renderItem={(category, _, { isEager }) => {
        if (category.imageRequired && !category.path && actions) {
          return (
            <AddPhotoTile
              name={category.name}
              actions={actions(category)}
              onAdd={() => modal.open({ type: 'image', of: 'Categories', id: category.id, name: category.name })}
            />
          );
        }
        const shared = {
          href: paths.categoryProducts(category.id),
          isEager,
          isHidden: category.isVisible === false,
          actions: actions?.(category),
          // Not its products: a category may hold ten thousand, and a finger only passes over it.
          onPressStart: () => prefetchDetail('Categories', category.id),
        };
        return view === 'list' ? <TileRow item={category} {...shared} /> : <CategoryTile category={hasSegments ? category : { ...category, segments: undefined }} {...shared} />;
      }}
    />
  );
};
