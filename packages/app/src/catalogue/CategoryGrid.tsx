import { prefetch, type Category, type Named } from '@staalkaart/api-client';
import { Tile, WindowedGrid, type View } from '@staalkaart/ui';
import type { ReactNode } from 'react';
import type { Actor } from '../access/access.ts';
import type { DrawChoosable } from '../bulk/useSelecting.tsx';
import { screens } from '../nl/screens.ts';
import { inCategory } from '../records/contents.ts';
import { paths } from '../shell/routing/paths.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

export interface CategoryGridProps {
  categories: Category[];
  actor: Actor;
  view: View;
  /** Which segments are named under a category that stands in them; none on the page of one segment. */
  isNamed?: (segment: Named) => boolean;
  /** What edit mode offers on each; absent for who may not. */
  actions: ((category: Category) => ReactNode) | undefined;
  /** Lets many be chosen among them. */
  choosable: DrawChoosable<Category>;
}

/** Categories as tiles or rows, each leading to its products. */
export const CategoryGrid = ({ categories, actor, view, isNamed, actions, choosable }: CategoryGridProps) => {
  const modal = useModal();
  return (
    <WindowedGrid
      label={screens.allCategories}
      kind="category"
      mode={actor.mode}
      view={view}
      items={categories}
      hasEditActions={Boolean(actions)}
      renderItem={(category, isEager) => {
        const { id, name, path, segments, imageRequired, isVisible } = category;
        return choosable(category, (
          <Tile
            kind="category"
            view={view}
            name={name}
            path={path}
            subtitle={isNamed && view === 'grid' ? segments.filter(isNamed).map(segment => segment.name).join(' · ') : undefined}
            href={paths.categoryProducts(id)}
            isEager={isEager}
            isHidden={isVisible === false}
            actions={actions?.(category)}
            // Not all of its products: a category may hold ten thousand, and a finger only passes over it.
            onPressStart={() => {
              prefetch({ detail: 'Categories', id });
              prefetch({ firstPageOf: 'Products', params: inCategory(id) });
            }}
            onAddPhoto={imageRequired && !path && actions ? () => modal.open({ type: 'image', of: 'Categories', id, name }) : undefined}
          />
        ), view);
      }}
    />
  );
};
