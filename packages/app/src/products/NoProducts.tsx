import { Button, EmptyState } from '@staalkaart/ui';
import { screens } from '../nl/screens.ts';

export interface NoProductsProps {
  searchTerm: string;
  isFiltered: boolean;
  onShowAll: () => void;
}

/** No product found, by the search term or otherwise (specification §2); a way back where something narrows the list. */
export const NoProducts = ({ searchTerm, isFiltered, onShowAll }: NoProductsProps) => (
  <EmptyState
    drawing="search"
    text={searchTerm ? screens.products.emptySearch(searchTerm) : screens.products.empty}
    action={searchTerm || isFiltered ? <Button variant="quiet" onClick={onShowAll}>{screens.products.showAll}</Button> : undefined}
  />
);
