import { FIRST_PAGE, PAGE_SIZES, useList, useMe, type ProductItem } from '@staalkaart/api-client';
import { isNamedIn, type Command, type CommandGroup } from '@staalkaart/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { can, type Actor } from '../../access/access.ts';
import { isShown, numberFor } from '../../access/visibility.ts';
import { useKnownCategories } from '../../catalogue/useKnownCategories.ts';
import { downloadTemplate } from '../../import/downloadTemplate.ts';
import { keyTexts as text } from '../../nl/keys.ts';
import { undoTexts } from '../../nl/undo.ts';
import { formTitles } from '../../nl/editing.ts';
import { useViews } from '../../products/views.ts';
import { readableError } from '../errors/errorPolicy.ts';
import { headerLinks } from '../headerLinks.ts';
import type { FormKind, Modal } from '../modal/modal.ts';
import { lastProducts } from '../routing/lastProducts.ts';
import { paths } from '../routing/paths.ts';
import { latestUndoable } from '../undo/undoables.ts';

/** Where a command leads, or what it does. */
export type Reach =
  | { href: string; from?: string }
  | { modal: Modal }
  | { mode: Actor['mode'] }
  | { run: () => void };
export type ReachingCommand = Command & { to: Reach };

/** How long somebody stops typing before products are searched, in ms. */
const PAUSE = 250;
/** From this many letters on: one finds half the catalogue. */
const LEAST = 2;
const SHOWN_PRODUCTS = 6;

const usePaused = (term: string): string => {
  const [paused, setPaused] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), PAUSE);
    return () => clearTimeout(timer);
  }, [term]);
  return paused;
};

const creates = (actor: Actor): FormKind[] => [
  ...(can(actor, 'collection.manage') ? ['Collections' as const] : []),
  ...(can(actor, 'catalogue.edit') ? ['Categories', 'Segments', 'Customers', 'Materials', 'Tags'] as const : []),
  ...(can(actor, 'user.edit') ? ['Users' as const] : []),
];

/** What was done last, undone. */
const undoing = ({ mode }: Actor): ReachingCommand[] => {
  const latest = latestUndoable();
  return latest ? [{ id: 'undo', name: undoTexts.undo, ...(isNamedIn(latest.mode, mode) && { detail: latest.text }), to: { run: latest.undo } }] : [];
};

/** What a role may do in a mode, beside going somewhere. */
const actionsFor = (actor: Actor): ReachingCommand[] => [
  ...undoing(actor),
  ...(can(actor, 'catalogue.edit') ? [{ id: 'product', name: formTitles.Products.create, to: { href: paths.createProduct } }] : []),
  ...creates(actor).map(kind => ({ id: kind, name: kind === 'Customers' ? text.newCustomer : formTitles[kind].create, to: { modal: { type: 'record', kind } as Modal } })),
  ...(can(actor, 'product.import') ? [
    { id: 'import', name: text.import, to: { modal: { type: 'import' } as Modal } },
    { id: 'template', name: text.template, to: { run: () => void downloadTemplate() } },
  ] : []),
  ...(can(actor, 'mode.edit') ? [actor.mode === 'edit'
    ? { id: 'mode', name: text.toPresentation, to: { mode: 'presentation' as const } }
    : { id: 'mode', name: text.toEdit, to: { mode: 'edit' as const } }] : []),
  { id: 'keys', name: text.keys, to: { modal: { type: 'keys' } } },
];

/** The screens that the header leads to, and the own profile. */
const screensFor = (actor: Actor, products: string): ReachingCommand[] => [
  ...headerLinks(actor, '', products).map(({ href, label }) => ({ id: label, name: label, to: { href } })),
  { id: 'profile', name: text.profile, to: { href: paths.profile } },
];

const productCommand = (product: ProductItem, from: string, actor: Actor): ReachingCommand => ({
  id: String(product.id), name: product.name, detail: numberFor(actor, product) ?? product.customer?.name, to: { href: paths.product(product.id), from },
});

/**
 * What the box finds for a term: screens and actions that the role may use, categories and collections that are known, and
 * products, which the server searches once somebody stops typing.
 */
export const useCommands = (term: string, actor: Actor): { groups: CommandGroup<ReachingCommand>[]; isLoading: boolean; failure: { text: string; onRetry: () => void } | undefined } => {
  const { me } = useMe();
  const categories = useKnownCategories(true);
  const views = useViews(actor.id);
  const asked = useDeferredValue(usePaused(term.trim()));
  const isSearched = asked.length >= LEAST;
  const { items, itemsLoaded, loading, error, retry } = useList('Products', isSearched ? { searchTerm: asked, pageNumber: FIRST_PAGE, pageSize: PAGE_SIZES.Products, presented: actor.asksPresented } : null, { isKept: true });
  const isOfTerm = isSearched && itemsLoaded && !loading && asked === term.trim();
  const from = `${paths.products}?${new URLSearchParams({ searchTerm: asked })}`;
  const products = isOfTerm ? items.filter(product => isShown('Products', product, actor)) : [];
  return {
    failure: error && isSearched && asked === term.trim() && !loading ? { text: readableError(error), onRetry: retry } : undefined,
    isLoading: term.trim().length >= LEAST && (loading || asked !== term.trim()),
    groups: [
      { key: 'screens', title: text.screens, isOffered: true, commands: screensFor(actor, lastProducts()) },
      { key: 'actions', title: text.actions, isOffered: true, commands: actionsFor(actor) },
      {
        key: 'views', title: text.views, isOffered: true,
        commands: can(actor, 'catalogue.findAgain') ? views.map(({ name, search }) => ({ id: name, name, to: { href: `${paths.products}?${search}` } })) : [],
      },
      {
        key: 'categories', title: text.categories,
        commands: (categories ?? []).filter(one => isShown('Categories', one, actor)).map(({ id, name }) => ({ id: String(id), name, to: { href: paths.categoryProducts(id) } })),
      },
      {
        key: 'collections', title: text.collections,
        commands: (me?.collections ?? []).filter(one => isShown('Collections', one, actor)).map(({ id, name }) => ({ id: String(id), name, to: { href: paths.collection(id) } })),
      },
      {
        key: 'products', title: text.products, isFound: true,
        commands: products.length === 0 ? [] : [
          ...products.slice(0, SHOWN_PRODUCTS).map(product => productCommand(product, from, actor)),
          ...(products.length > SHOWN_PRODUCTS ? [{ id: 'all', name: text.allProducts(asked), to: { href: from } }] : []),
        ],
      },
    ],
  };
};
