import type { Collection } from '@staalkaart/api-client';
import { actionItem, OverflowMenu, type OverflowMenuProps } from '@staalkaart/ui';
import { useCollectionActions } from './useCollectionActions.tsx';

export interface CollectionMenuProps {
  /** Undefined while it is on its way. */
  collection: Collection | undefined;
  /** What its page can do beside. */
  more: OverflowMenuProps['items'];
}

/** What edit mode offers on a collection, on its own page. */
export const CollectionMenu = ({ collection, more }: CollectionMenuProps) => {
  const { actionsOf } = useCollectionActions();
  // Words alone, as in every menu of a page.
  return <OverflowMenu items={[...more, ...((collection && actionsOf?.(collection)) ?? []).map(action => ({ ...actionItem(action), icon: undefined }))]} />;
};
