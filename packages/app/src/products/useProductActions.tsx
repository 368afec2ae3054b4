import type { ProductItem } from '@staalkaart/api-client';
import { editAction, ActionGroup } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { can } from '../access/access.ts';
import { recordTexts } from '../nl/records.ts';
import { useIntend } from '../records/useIntend.ts';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

/** What edit mode offers on a product, by role (specification §4, §6); undefined for who may not. */
export const useProductActions = (): ((product: ProductItem) => ReactNode) | undefined => {
  const isAllowed = can(useActor(), 'catalogue.edit');
  const { open } = useModal();
  const navigate = useNavigate();
  const intend = useIntend();
  const actions = useCallback(({ id, name, isVisible }: ProductItem) => {
    const isHidden = isVisible === false;
    const toggle = () => void intend({ do: isHidden ? 'show' : 'hide', resource: 'Products', id }, 'Products', name);
    return (
      <ActionGroup
        label={recordTexts.actionsFor(name)}
        actions={[
          editAction.edit(() => void navigate(paths.manageProduct(id))),
          isHidden ? editAction.show(toggle) : editAction.hide(toggle),
          editAction.remove(() => open({ type: 'delete', kind: 'Products', id, name })),
        ]}
      />
    );
  }, [open, navigate, intend]);
  return isAllowed ? actions : undefined;
};
