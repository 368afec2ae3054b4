import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { filterButton } from '../../nl/frame.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';

/** The filters of a list, fetched when somebody comes near their button. */
export const LazyFilterPanel = lazyPart(() => import('./FilterPanel.tsx'), 'FilterPanel', { kind: 'dialog' });

export interface FilterButtonProps {
  /** How many filters are chosen: `countFilters(value)`. */
  count: number;
  /** Opens the `LazyFilterPanel`. */
  onClick: () => void;
  /** The panel is open. */
  isOpen: boolean;
}

/** Opens the filters and says how many are chosen: 'Filters · 2'. */
export const FilterButton = ({ count, onClick, isOpen }: FilterButtonProps) => (
  <Button variant="quiet" aria-haspopup="dialog" aria-expanded={isOpen} onPointerEnter={LazyFilterPanel.preload} onFocus={LazyFilterPanel.preload} onClick={onClick}>
    <SlidersHorizontal aria-hidden />{filterButton(count)}
  </Button>
);
