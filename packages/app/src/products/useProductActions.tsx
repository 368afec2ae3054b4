import { products, useProductWrites, type ProductItem } from '@staalkaart/api-client';
import { tileAction, TileActions } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { done, recordTexts } from '../nl/records.ts';
import { runWrite } from '../records/runWrite.ts';
import { paths } from '../routing/paths.ts';
import { useActor } from '../session/useActor.ts';
import { payloadOf, valuesOf } from './productPayload.ts';

/** What edit mode offers on a product, by role (specification §4, §6); undefined for who may not. */
export const useProductActions = (): ((product: ProductItem) => ReactNode) | undefined => {
  const isAllowed = can(useActor(), 'catalogue.edit');
  const { open } = useModal();
  const navigate = useNavigate();
  const { update } = useProductWrites();
  const actions = useCallback(({ id, name, isVisible }: ProductItem) => {
    const isHidden = isVisible === false;
    // A product is saved whole: what the list does not know of it is fetched first.
    const toggle = () => void runWrite(async () => {
      const whole = await products.detail(id);
      await update({ id, ...payloadOf({ ...valuesOf(whole), isVisible: isHidden }, whole.assets) });
    }, done.updated('Products', name));
    return (
      <TileActions
        label={recordTexts.actionsFor(name)}
        actions={[
          tileAction.edit(() => void navigate(paths.manageProduct(id))),
          isHidden ? tileAction.show(toggle) : tileAction.hide(toggle),
          tileAction.remove(() => open({ type: 'delete', kind: 'Products', id, name })),
        ]}
      />
    );
  }, [open, navigate, update]);
  return isAllowed ? actions : undefined;
};
