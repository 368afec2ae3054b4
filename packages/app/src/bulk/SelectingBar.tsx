import { listAll, useMe, type ProductLabels } from '@staalkaart/api-client';
import { LazySelectionBar, toast, type MenuItem } from '@staalkaart/ui';
import { useState, useSyncExternalStore } from 'react';
import { can } from '../access/access.ts';
import { isShown, offeredCollections } from '../access/visibility.ts';
import { bulkTexts as text } from '../nl/bulk.ts';
import { filing } from '../nl/filing.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { putSelection, selections, type Choosable } from './bulkState.ts';
import { chooseAll, chooseNone } from './choose.ts';
import { useBulk } from './useBulk.ts';
import { SELECT_ID, type SelectionBarProps } from './useSelecting.tsx';

const LABELS: readonly ProductLabels[] = ['categories', 'tags', 'materials'];

/** What the role may do with the chosen products, the nearest first. */
const useActions = (chosen: readonly Choosable[], { collection, scope }: SelectionBarProps): MenuItem[] => {
  const actor = useActor();
  const { me } = useMe();
  const { open } = useModal();
  const bulk = useBulk();
  const collect = () => {
    if (offeredCollections(me?.collections ?? []).length === 0) toast.warning(filing.none);
    else open({ type: 'collectMany', products: chosen });
  };
  const take = collection && can(actor, 'collection.edit', collection);
  const isEditor = can(actor, 'catalogue.edit');
  return [
    ...(take ? [{ label: text.uncollect, onSelect: () => bulk.uncollect(collection, chosen, scope) }] : []),
    ...(can(actor, 'product.collect') ? [{ label: text.collect, onSelect: collect }] : []),
    ...(isEditor ? [
      { label: text.show, onSelect: () => bulk.show(chosen) },
      { label: text.hide, onSelect: () => bulk.hide(chosen) },
      ...LABELS.flatMap(list => (['addLabel', 'removeLabel'] as const).map(what => ({
        label: text.labels[list][what], onSelect: () => { open({ type: 'labelMany', what, list, products: chosen }); },
      }))),
      { label: text.remove, tone: 'danger' as const, onSelect: () => { open({ type: 'deleteMany', products: chosen }); } },
    ] : []),
  ];
};

/** What is chosen in a list of products, and what may be done with it. */
export const SelectingBar = (props: SelectionBarProps) => {
  const { scope, products, all, isPaged } = props;
  const actor = useActor();
  const selection = useSyncExternalStore(selections.subscribe, () => selections.get()[scope]);
  const [isAsking, setAsking] = useState(false);
  const chosen = [...selection?.chosen.values() ?? []];
  const actions = useActions(chosen, props);
  const askAll = async () => {
    if (!all || !actor) return;
    setAsking(true);
    try {
      chooseAll(scope, (await listAll('Products', all.params)).filter(product => isShown('Products', product, actor)));
    } catch (error) {
      showFailure(error, 'list');
    } finally {
      setAsking(false);
    }
  };
  return (
    <LazySelectionBar
      count={text.chosen(chosen.length)}
      choices={[
        { label: isPaged ? text.page : text.list(products.length), onPress: () => chooseAll(scope, products) },
        ...(all && all.count > products.length ? [{ label: text.query(all.count), onPress: () => void askAll(), isPending: isAsking }] : []),
        ...(chosen.length > 0 ? [{ label: text.nothing, onPress: () => chooseNone(scope) }] : []),
      ]}
      actions={actions}
      isDisabled={chosen.length === 0}
      onDone={() => putSelection(scope, undefined)}
      opener={SELECT_ID}
    />
  );
};
