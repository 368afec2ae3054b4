import type { Collection } from '@staalkaart/api-client';
import { actionItem, OverflowMenu, type OverflowMenuProps } from '@staalkaart/ui';
import { useCollectionActions } from './useCollectionActions.tsx';

interface CollectionMenuProps {
  collection: Collection;
  /** What its page can do beside. */
  more: OverflowMenuProps['items'];
}

/** What edit mode offers on a collection, on its own page. */
export const CollectionMenu = ({ collection, more }: CollectionMenuProps) => {
  const actionsOf = useCollectionActions();
  // Words alone, as in every menu of a page.
  return <OverflowMenu items={[...more, ...actionsOf(collection).map(action => ({ ...actionItem(action), icon: undefined }))]} />;
};
