import type { Category, Segment } from '@staalkaart/api-client';
import { editAction, ActionGroup } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { recordTexts } from '../nl/records.ts';
import { useActor } from '../shell/session/useActor.ts';
import type { Modal } from '../shell/modal/modal.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useIntend } from './useIntend.ts';

type TileKind = 'Segments' | 'Categories';

/** What edit mode offers on a segment or a category, by role (specification §4, §6); undefined for who may not. */
export const useTileActions = (kind: TileKind): ((record: Segment | Category) => ReactNode) | undefined => {
  const isAllowed = can(useActor(), 'catalogue.edit');
  const { open } = useModal();
  const intend = useIntend();
  const actions = useCallback((record: Segment | Category) => {
    const { id, name, path } = record;
    const isHidden = record.isVisible === false;
    const toggle = () => void intend({ do: isHidden ? 'show' : 'hide', resource: kind, id }, kind, name);
    return (
      <ActionGroup
        label={recordTexts.actionsFor(name)}
        actions={[
          editAction.edit(() => open({ type: 'record', kind, record } as Modal)),
          editAction.photo(() => open({ type: 'image', of: kind, id, name, path }), path ? { label: recordTexts.changePhoto } : undefined),
          isHidden ? editAction.show(toggle) : editAction.hide(toggle),
          editAction.remove(() => open({ type: 'delete', kind, id, name })),
        ]}
      />
    );
  }, [kind, open, intend]);
  return isAllowed ? actions : undefined;
};
