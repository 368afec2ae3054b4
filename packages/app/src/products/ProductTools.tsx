import { PAGE_SIZES, useMe, type ProductFiltersState } from '@staalkaart/api-client';
import { AddButton, Closing, countFilters, FilterButton, LazyCsvDrop, LazyFilterPanel, lazyPart, OverflowMenu, Skeleton, SortMenu, ViewToggle, type View } from '@staalkaart/ui';
import { startTransition, use, useDeferredValue, useEffect, useMemo, useOptimistic, useState } from 'react';
import { can } from '../access/access.ts';
import { useKnownCategories } from '../catalogue/useKnownCategories.ts';
import { downloadTemplate } from '../import/downloadTemplate.ts';
import { importTexts } from '../nl/import.ts';
import { whenIdle } from '../shell/boot/whenIdle.ts';
import { screens } from '../nl/screens.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { LinksContext } from '../shell/routing/RouterLink.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { changeQuery, paramsOf, type ProductQuery } from './productQuery.ts';
import { shownFilters } from './shownFilters.ts';

export interface ProductToolsProps {
  query: ProductQuery;
  /** Leads to another query, by its address. */
  goTo: (next: ProductQuery) => Promise<void>;
  lookup: ProductFiltersState;
  view: View;
  onView: (view: View) => void;
}

/** Import and template: in edit mode buttons where there is room for them, else in the page's overflow menu, where the list as a file always is. */
const ImportTools = ({ query }: { query: ProductQuery }) => {
  const actor = useActor();
  const { open } = useModal();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const params = paramsOf(query, PAGE_SIZES.BULK, actor?.asksPresented);
  const { title, qrSheet } = screens.products;
  const mayImport = can(actor, 'product.import');
  const actions = [
    ...(can(actor, 'product.printCodes') ? [{ label: qrSheet, onSelect: () => open({ type: 'qrSheet', title, params }), isSeldom: true }] : []),
    ...(can(actor, 'product.export') ? [{ label: importTexts.export, onSelect: () => open({ type: 'exportProducts', params }), isSeldom: true }] : []),
    ...(mayImport ? [
      { label: importTexts.template, onSelect: () => void downloadTemplate() },
      { label: importTexts.import, onSelect: () => open({ type: 'import' }) },
    ] : []),
  ];
  return (
    <>
      <OverflowMenu items={actions} unfolds={can(actor, 'catalogue.edit')} />
      {isIdle && mayImport && <LazyCsvDrop onFile={file => open({ type: 'import', file })} />}
    </>
  );
};

const LazyProductViews = lazyPart(() => import('./ProductViews.tsx'), 'ProductViews', {
  isExtra: true,
  // As wide as its button: an icon alone on a phone.
  pending: (_, hasFailed) => !hasFailed && <Skeleton height="var(--size-control)" width="clamp(40px, (100vw - 640px) * 9, 144px)" />,
});

const NONE: never[] = [];

const statusOf = ({ filters, error }: ProductFiltersState) => (filters ? 'ready' : error ? 'failed' : 'loading');

/** Filter, sort and view of the products. The filter options fail silently, with a retry where they would be. */
export const ProductTools = ({ query, goTo, lookup, view, onView }: ProductToolsProps) => {
  const actor = useActor();
  const { follow } = use(LinksContext);
  const [isOpen, setOpen] = useState(false);
  // What was chosen last is shown at once, here alone, while the list of the query still stands.
  const [asked, ask] = useOptimistic(query);
  const change = (part: Partial<ProductQuery>) => startTransition(async () => {
    const next = changeQuery(asked, part);
    ask(next);
    await goTo(next);
  });
  const own = useMe().me?.collections ?? NONE;
  const seesHidden = actor !== undefined && can(actor, 'catalogue.seeHidden');
  // Asked for beside the answer to the press, not before it.
  const categories = useKnownCategories(useDeferredValue(isOpen) && !seesHidden);
  const groups = useMemo(() => {
    if (!actor || !lookup.filters) return NONE;
    return Object.entries(shownFilters(lookup.filters, { collections: own, categories: categories ?? NONE }, actor))
      // Until it is known which categories are hidden, none is offered.
      .filter(([key]) => key !== 'categories' || seesHidden || categories)
      .map(([key, options]) => ({ key, options }));
  }, [actor, lookup.filters, own, categories, seesHidden]);
  return (
    <>
      <FilterButton count={countFilters(asked.filters)} isOpen={isOpen} onClick={() => setOpen(is => !is)} />
      <Closing>
        {isOpen && (
          <LazyFilterPanel
            groups={groups}
            value={asked.filters}
            onChange={filters => change({ filters })}
            onClose={() => setOpen(false)}
            status={statusOf(lookup)}
            onRetry={lookup.retry}
          />
        )}
      </Closing>
      <SortMenu value={asked.orderBy} onChange={orderBy => change({ orderBy })} />
      {actor && can(actor, 'catalogue.findAgain') && <LazyProductViews actor={actor} />}
      <ViewToggle value={view} onChange={onView} />
      <ImportTools query={asked} />
      {can(actor, 'catalogue.edit') && <AddButton onPress={() => follow(paths.createProduct)} />}
    </>
  );
};
