import type { Collection, ItemOf, ParamsOf, ResourceName } from '@staalkaart/api-client';
import { LazyHoverTick, lazyPart, SelectButton, type TileKind, type View } from '@staalkaart/ui';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { useActor } from '../shell/session/useActor.ts';
import { choosableOf, permissionOf, putSelection, selections, type Choosable } from './bulkState.ts';

/** The list that somebody chooses from. */
export interface ChoosingFrom<Kind extends ResourceName = ResourceName> {
  /** Those in sight, in their order. */
  items: readonly ItemOf<Kind>[];
  /** The whole list, where more may be in it than is in sight: how many it holds, and all of them or how they are asked. */
  all?: { count: number } & ({ params: ParamsOf<Kind> } | { items: readonly ItemOf<Kind>[] }) | undefined;
  /** The list is in, and nothing more of it is coming. Until then the button keeps its place; where nothing is in it, there is none. */
  isLoaded: boolean;
  /** What is in sight is one page of several. */
  isPaged?: boolean;
  /** What is listed was searched or filtered. */
  isSearch?: boolean;
  /** The collection that lists them. */
  collection?: Collection | undefined;
}

export interface SelectionBarProps extends ChoosingFrom {
  kind: ResourceName;
  scope: string;
  /** Nobody chooses any longer. */
  onClose: () => void;
}

export interface ChoosableItemProps {
  scope: string;
  item: Choosable;
  among: readonly ItemOf<ResourceName>[];
  tile: TileKind;
  view: View;
  children: ReactNode;
}

/** Draws an item of a list so that it can be chosen, around its card. */
export type DrawChoosable<Item> = (item: Item, card: ReactNode, view?: View) => ReactNode;

/** A list from which many are chosen, or may be. */
export interface Selecting<Item> {
  /** Names the selection, begun or not. */
  scope: string;
  /** It has begun. */
  isOn: boolean;
  mayChoose: boolean;
  /** Begins, with what is chosen already. Resolves once what it takes to choose is there, or failed to come. */
  begin: (chosen?: readonly Item[]) => Promise<void>;
  /** See {@link DrawChoosable}; the same function until something is begun or ended. */
  choosable: DrawChoosable<Item>;
  /** Begins and ends. */
  button: ReactNode;
  /** What is chosen and what may be done with it, to be rendered on the screen. */
  bar: ReactNode;
}

/** Where the focus goes when the bar goes. */
export const SELECT_ID = 'selecteren';

/** Where it does not load a dialog says so above the page: its own place may be far below what was pressed. */
const LazySelecting = lazyPart(() => import('./selecting.ts'), 'SelectingBar', { kind: 'dialog' });
/** An item as it can be chosen; the card stands there without that: where it does not load, the bar says so once. */
const LazyChoosableItem = lazyPart(() => import('./selecting.ts'), 'ChoosableItem', { pending: ({ children }) => children, isExtra: true });

const TILES: { [Kind in ResourceName]?: TileKind } = { Categories: 'category', Segments: 'segment', Collections: 'collection' };

/**
 * Choosing many of a list: begun in edit mode by a button or a tick, or from a lifted card, kept for the list and the mode
 * it was begun in, over its pages and over what is opened from it.
 * @param list names the list, without its page: an address of its own
 */
export const useSelecting = <Kind extends ResourceName>(kind: Kind, list: string, from: ChoosingFrom<Kind>): Selecting<ItemOf<Kind>> => {
  const actor = useActor();
  const scope = `${actor?.mode} ${list}`;
  const { items } = from;
  const isOn = useSyncExternalStore(selections.subscribe, () => selections.get()[scope] !== undefined);
  const mayChoose = can(actor, permissionOf(kind));
  const begin = useCallback(async (those: readonly ItemOf<Kind>[] = []) => {
    const chosen = those.map(choosableOf);
    // A second tick may come before the first is drawn: it adds to that.
    const before = selections.get()[scope]?.chosen ?? [];
    putSelection(scope, { kind, chosen: new Map([...before, ...chosen.map(item => [String(item.id), item] as const)]), last: chosen[0] && String(chosen[0].id) });
    await LazyChoosableItem.preload();
  }, [kind, scope]);
  const choosable = useCallback<DrawChoosable<ItemOf<Kind>>>((one, card, view = 'grid') => {
    const tile = TILES[kind] ?? 'product';
    const item = choosableOf(one);
    if (isOn) return <LazyChoosableItem scope={scope} item={item} among={items} tile={tile} view={view}>{card}</LazyChoosableItem>;
    // A finger begins with the button: nothing is added for it.
    return mayChoose && matchMedia('(hover: hover) and (pointer: fine)').matches ? <>{card}<LazyHoverTick name={item.name} kind={tile} view={view} onPress={() => void begin([one])} /></> : card;
  }, [kind, isOn, scope, items, mayChoose, begin]);
  const end = () => putSelection(scope, undefined);
  return {
    scope, isOn, mayChoose, begin,
    choosable,
    button: mayChoose && (items.length > 0 || !from.isLoaded) && <SelectButton id={SELECT_ID} isOn={isOn} onNear={LazySelecting.preload} onPress={() => void (isOn ? end() : begin())} />,
    bar: isOn && <LazySelecting {...from as ChoosingFrom} kind={kind} scope={scope} onClose={end} />,
  };
};
