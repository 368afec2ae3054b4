import { useCategoryWrites, type Category } from '@staalkaart/api-client';
import { tileAction, TileActions } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { done, recordTexts } from '../nl/records.ts';
import { photoLabel } from '../records/photoLabel.ts';
import { runWrite } from '../records/runWrite.ts';
import { useActor } from '../session/useActor.ts';

/** What edit mode offers on a category, by role (specification §4, §6); undefined for who may not. */
export const useCategoryActions = (): ((category: Category) => ReactNode) | undefined => {
  const isAllowed = can(useActor(), 'catalogue.edit');
  const { open } = useModal();
  const { update } = useCategoryWrites();
  const actions = useCallback((category: Category) => {
    const { id, name, order, path, segments } = category;
    const segmentIds = category.segmentIds ?? segments.map(segment => segment.id);
    const isHidden = category.isVisible === false;
    const toggle = () => void runWrite(() => update({ id, segmentIds, order, name, path, isVisible: isHidden }), done.updated('Categories', name));
    return (
      <TileActions
        label={recordTexts.actionsFor(name)}
        actions={[
          tileAction.edit(() => open({ type: 'category', category })),
          tileAction.photo(() => open({ type: 'image', of: 'Categories', id, name, path }), photoLabel(path)),
          isHidden ? tileAction.show(toggle) : tileAction.hide(toggle),
          tileAction.remove(() => open({ type: 'delete', kind: 'Categories', id, name })),
        ]}
      />
    );
  }, [open, update]);
  return isAllowed ? actions : undefined;
};
