import type { ProductFiltersState } from '@staalkaart/api-client';
import { AddButton, countFilters, FilterButton, filterGroupLabel, LazyFilterPanel, OverflowMenu, productSortOptions, SortMenu, ViewToggle, type View } from '@staalkaart/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { can } from '../access/access.ts';
import { downloadTemplate } from '../import/downloadTemplate.ts';
import { importTexts } from '../nl/import.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import type { ProductQuery } from './productQuery.ts';

export interface ProductToolsProps {
  query: ProductQuery;
  change: (next: Partial<ProductQuery>) => void;
  lookup: ProductFiltersState;
  view: View;
  onView: (view: View) => void;
}

/** Import and template: in edit mode buttons where there is room for them, else in the page's overflow menu. */
const ImportTools = () => {
  const actor = useActor();
  const { open } = useModal();
  if (!actor || !can(actor, 'product.import')) return null;
  const actions = [
    { label: importTexts.template, onSelect: () => void downloadTemplate() },
    { label: importTexts.import, onSelect: () => open({ type: 'import' }) },
  ];
  return <OverflowMenu items={actions} unfolds={can(actor, 'product.importAtHand')} />;
};

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
