import { listAll, type Hideable, type ItemOf, type ProductLabels, type ResourceName } from '@staalkaart/api-client';
import { mediaCsv, SelectionBar, type MenuItem } from '@staalkaart/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { can, type Actor } from '../access/access.ts';
import { isHideable, isShown } from '../access/visibility.ts';
import { MEDIA_NAME } from '../constants.ts';
import { bulkTexts as text } from '../nl/bulk.ts';
import { saveCsv } from '../import/saveCsv.ts';
import { exportTexts } from '../nl/export.ts';
import { importTexts } from '../nl/import.ts';
import { useGone } from '../records/useGone.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { tellNow, useTell } from '../shell/tell.ts';
import { choosableOf, runStates, selections, type Choosable } from './bulkState.ts';
import { chooseAll, chooseNone, chosenNow, listingOf } from './choose.ts';
import { refusals, type Refusal } from './refusals.ts';
import { unchoose } from './unchoose.ts';
import { useBulk } from './useBulk.ts';
import { SELECT_ID, type SelectionBarProps } from './useSelecting.tsx';

const LABELS: readonly ProductLabels[] = ['categories', 'tags', 'materials'];

/** So many are shown or hidden without a question. */
const MOST_UNASKED = 100;

/** Saves chosen media as a list for a spreadsheet: all of it is known. */
const saveMediaList = (chosen: readonly Choosable[]): void => {
  const assets = chosen.map(({ asset }) => asset).filter(asset => asset !== undefined);
  const name = saveCsv(MEDIA_NAME, mediaCsv(assets));
  tellNow().success(exportTexts.listed(assets.length, name));
};

/** What the role may do with products alone, the nearest first. */
const useSelectedActions = (chosen: readonly Choosable[], { collection, scope }: SelectionBarProps) => {
  const actor = useActor();
  const { open } = useModal();
  const bulk = useBulk();
  const take = collection && can(actor, 'collection.edit', collection);
  const before: MenuItem[] = [
    ...(take ? [{ label: text.uncollect, onSelect: () => bulk.uncollect(collection, chosen, scope) }] : []),
    ...(can(actor, 'product.collect') ? [{ label: text.collect, onSelect: () => { open({ type: 'collectMany', products: chosen }); } }] : []),
  ];
  const after: MenuItem[] = [
    ...(can(actor, 'catalogue.edit') ? LABELS.flatMap(list => (['addLabel', 'removeLabel'] as const).map(what => ({
      label: text.labels[list][what], onSelect: () => { open({ type: 'labelMany', what, list, products: chosen }); },
    }))) : []),
    ...(can(actor, 'product.export') ? [{ label: importTexts.export, onSelect: () => { open({ type: 'exportProducts', products: chosen }); } }] : []),
  ];
  return { before, after };
};

/** What the role may do with the chosen of any kind: what may be done to none that is in sight or chosen is not offered. */
const useActions = (chosen: readonly Choosable[], props: SelectionBarProps): MenuItem[] => {
  const { kind, items } = props;
  const actor = useActor();
  const { open } = useModal();
  const bulk = useBulk();
  const ofProducts = useSelectedActions(chosen, props);
  const { before, after } = kind === 'Products' ? ofProducts : { before: [], after: [] };
  const { visibility, activity, removal } = refusals[kind];
  const isOffered = (refusal: Refusal | undefined, has: (item: Choosable) => boolean = () => true) => {
    const may = (item: Choosable) => has(item) && refusal?.(actor, item) === undefined;
    return refusal !== undefined && (chosen.some(may) || items.some(item => may(choosableOf(item))));
  };
  const setVisible = (isVisible: boolean, of: Hideable) => {
    if (chosen.length > MOST_UNASKED) open({ type: 'visibilityMany', kind: of, isVisible, items: chosen });
    else bulk.setVisible(isVisible, of, chosen);
  };
  return [
    ...before,
    ...(isHideable(kind) && isOffered(visibility) ? [
      { label: text.show, onSelect: () => setVisible(true, kind) },
      { label: text.hide, onSelect: () => setVisible(false, kind) },
    ] : []),
    ...(isOffered(activity, ({ isActive }) => isActive === false) ? [{ label: text.activate, onSelect: () => bulk.setActive(true, chosen) }] : []),
    ...(isOffered(activity, ({ isActive }) => isActive === true) ? [{ label: text.deactivate, onSelect: () => bulk.setActive(false, chosen) }] : []),
    ...after,
    ...(kind === 'Assets' ? [{ label: importTexts.export, onSelect: () => saveMediaList(chosen) }] : []),
    ...(isOffered(removal) ? [{ label: text.remove, tone: 'danger' as const, onSelect: () => { open({ type: 'deleteMany', kind, items: chosen }); } }] : []),
  ];
};

/** The whole of a list, as far as the person sees it. */
const askWhole = async (kind: ResourceName, params: object, actor: Actor): Promise<Choosable[]> => {
  const found = await listAll(kind, params as Parameters<typeof listAll<ResourceName>>[1]) as ItemOf<ResourceName>[];
  return (isHideable(kind) ? found.filter(item => isShown(kind, item as never, actor)) : found).map(choosableOf);
};

/** What is chosen in a list, and what may be done with it. */
export const SelectingBar = (props: SelectionBarProps) => {
  const { kind, scope, items, all, isLoaded, isPaged, isSearch, onClose } = props;
  const actor = useActor();
  const selection = useSyncExternalStore(selections.subscribe, () => selections.get()[scope]);
  const isCounting = useSyncExternalStore(runStates.subscribe, () => runStates.get().some(({ status, items: those }) => status !== 'ended' && those.some(({ id }) => selection?.chosen.has(String(id)))));
  const tell = useTell();
  const [isAsking, setAsking] = useState(false);
  const isGone = useGone();
  const listing = useMemo(() => listingOf({ items, all, isLoaded }), [items, all, isLoaded]);
  const { chosen, left } = chosenNow(selection, listing);
  useEffect(() => { if (left.length > 0) unchoose(kind, left, scope); });
  const actions = useActions(chosen, props);
  const askAll = async () => {
    if (!all || !actor) return;
    setAsking(true);
    try {
      const whole = 'items' in all ? all.items.map(choosableOf) : await askWhole(kind, all.params, actor);
      // What was ended meanwhile may have begun again: of that nothing was asked.
      if (!isGone.current) chooseAll(scope, whole);
    } catch (error) {
      tell.failure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <SelectionBar
      count={text.chosen(kind, chosen.length)}
      isCounting={isCounting}
      choices={[
        ...(items.length > 0 ? [{ id: 'shown', ...(isPaged ? { label: text.page, short: text.pageShort } : { label: text.list(kind, items.length) }), onPress: () => chooseAll(scope, items.map(choosableOf)) }] : []),
        ...(all && all.count > items.length ? [{ id: 'all', label: isSearch ? text.query(all.count) : text.list(kind, all.count), short: all.count > 1 ? text.allShort(all.count) : undefined, onPress: () => void askAll(), isPending: isAsking }] : []),
        // Where it has the focus it keeps it.
        { id: 'none', label: text.nothing, onPress: () => chooseNone(scope), isDisabled: chosen.length === 0 || isAsking },
      ]}
      actions={actions}
      isDisabled={chosen.length === 0}
      onDone={onClose}
      opener={SELECT_ID}
    />
  );
};
