import { useSegmentWrites, type Segment } from '@staalkaart/api-client';
import { tileAction, TileActions } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { done, recordTexts } from '../nl/records.ts';
import { photoLabel } from '../records/photoLabel.ts';
import { runWrite } from '../records/runWrite.ts';
import { useActor } from '../session/useActor.ts';

/** What edit mode offers on a segment, by role (specification §4, §6); undefined for who may not. */
export const useSegmentActions = (): ((segment: Segment) => ReactNode) | undefined => {
  const isAllowed = can(useActor(), 'catalogue.edit');
  const { open } = useModal();
  const { update } = useSegmentWrites();
  const actions = useCallback((segment: Segment) => {
    const { id, name, order, path } = segment;
    const isHidden = segment.isVisible === false;
    const toggle = () => void runWrite(() => update({ id, name, order, path, isVisible: isHidden }), done.updated('Segments', name));
    return (
      <TileActions
        label={recordTexts.actionsFor(name)}
        actions={[
          tileAction.edit(() => open({ type: 'segment', segment })),
          tileAction.photo(() => open({ type: 'image', of: 'Segments', id, name, path }), photoLabel(path)),
          isHidden ? tileAction.show(toggle) : tileAction.hide(toggle),
          tileAction.remove(() => open({ type: 'delete', kind: 'Segments', id, name })),
        ]}
      />
    );
  }, [open, update]);
  return isAllowed ? actions : undefined;
};
