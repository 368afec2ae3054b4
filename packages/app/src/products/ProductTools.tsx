import type { ProductFiltersState } from '@staalkaart/api-client';
import { AddButton, countFilters, FilterButton, filterGroupLabel, LazyFilterPanel, productSortOptions, SortMenu, ViewToggle, type View } from '@staalkaart/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { can } from '../access/access.ts';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ImportTools } from './ImportTools.tsx';
import type { ProductQuery } from './productQuery.ts';

export interface ProductToolsProps {
  query: ProductQuery;
  change: (next: Partial<ProductQuery>) => void;
  lookup: ProductFiltersState;
  view: View;
  onView: (view: View) => void;
}

const statusOf = ({ filters, error }: ProductFiltersState) => (filters ? 'ready' : error ? 'failed' : 'loading');

/** Filter, sort and view of the products. The filter options fail silently, with a retry where they would be. */
export const ProductTools = ({ query, change, lookup, view, onView }: ProductToolsProps) => {
  const actor = useActor();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const groups = Object.entries(lookup.filters ?? {}).map(([key, options]) => ({ key, label: filterGroupLabel(key), options }));
  return (
    <>
      <FilterButton count={countFilters(query.filters)} isOpen={isOpen} onClick={() => setOpen(is => !is)} />
      {isOpen && (
        <LazyFilterPanel
          groups={groups}
          value={query.filters}
          onChange={filters => change({ filters })}
          onClose={() => setOpen(false)}
          status={statusOf(lookup)}
          onRetry={lookup.retry}
        />
      )}
      <SortMenu options={productSortOptions} value={query.orderBy} onChange={orderBy => change({ orderBy })} />
      <ViewToggle value={view} onChange={onView} />
      <ImportTools />
      {can(actor, 'catalogue.edit') && <AddButton onPress={() => void navigate(paths.createProduct)} />}
    </>
  );
};
