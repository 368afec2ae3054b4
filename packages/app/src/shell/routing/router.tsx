import { prefetch } from '@staalkaart/api-client';
import { openOverlays, painted } from '@staalkaart/ui';
import { createPath, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { Component as CategoryProducts } from '../../products/CategoryProductsRoute.tsx';
import { Component as Products } from '../../products/ProductsRoute.tsx';
import { beginLongSlices } from '../boot/longSlices.ts';
import { Component as Shell } from '../ShellRoute.tsx';
import { recallPresented } from '../session/presented.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import type { Entries } from './entries.ts';
import { firstNeeds } from './firstNeeds.ts';
import { fromOf } from './from.ts';
import { RequireRole, RequireSignIn } from './guards.tsx';
import { createNavigation, type Navigation } from './navigation.ts';
import type { PageHandle } from './page.tsx';
import { pages } from './pages.ts';
import { paths } from './paths.ts';
import { RootRoute } from './RootRoute.tsx';
import type { Links } from './RouterLink.tsx';
import { keepScroll } from './scroll.ts';

/** Every route of the application (specification §2). Each page is loaded when it is near. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    children: [
      { path: '/login', ...pages.Login.route },
      {
        element: <RequireSignIn />,
        children: [
          {
            Component: Shell,
            children: [
              { index: true, element: <Navigate to={paths.segments} replace /> },
              { path: '/segments', ...pages.Segments.route },
              { path: '/categories', ...pages.Categories.route },
              { path: '/categories/segment/:id', ...pages.SegmentCategories.route },
              { path: '/products/category/:id', Component: CategoryProducts },
              { path: '/products', Component: Products },
              { path: '/products/:id', ...pages.Product.route },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', ...pages.ProductEdit.route },
                  { path: '/products/manage/:id?', ...pages.ProductEdit.route },
                ],
              },
              {
                element: <RequireRole action="route.registers" />,
                children: [
                  { path: '/customers', ...pages.Customers.route },
                  { path: '/materials', ...pages.Materials.route },
                  { path: '/tags', ...pages.Tags.route },
                ],
              },
              { element: <RequireRole action="route.users" />, children: [{ path: '/users', ...pages.Users.route }] },
              { element: <RequireRole action="route.assets" />, children: [{ path: '/assets', ...pages.Assets.route }] },
              { path: '/profile', ...pages.Profile.route },
              { path: '/collections', ...pages.Collections.route },
              { path: '/collections/:id', ...pages.Collection.route },
            ],
          },
        ],
      },
      { path: '/server-error', ...pages.ServerError.route },
      { path: '/not-found', ...pages.NotFound.route },
      { path: '*', ...pages.NotFound.route },
    ],
  },
];

/** Starts the first reads of a page beside its code, and waits for none of them. */
const prefetchNeeds = (path: string, search: string): void => firstNeeds(path, new URLSearchParams(search), recallPresented()).reads.forEach(prefetch);

/** The way through the application's pages, and what stands before their paths. */
export interface AppNavigation extends Navigation, Links {
  base: string;
}

/**
 * The way through the application's pages. Another page is drawn in long slices: what is pressed meanwhile goes with the
 * page that was left.
 * @param base what stands before every path, with a / at its end
 */
export const createAppNavigation = (entries: Entries, base = '/', among: RouteObject[] = routes): AppNavigation => {
  const withoutBase = (pathname: string) => pathname.slice(base.length - 1);
  const navigation = createNavigation(entries, {
    mustAsk: unsaved.mustAsk,
    mayLeave: unsaved.mayLeave,
    match: next => matchRoutes(among, next, base),
    prepare: (next, matches, shown) => {
      // Another entry of the history at the same address begins nothing anew.
      if (!shown || createPath(next) !== createPath(shown)) prefetchNeeds(withoutBase(next.pathname), next.search);
      return (matches?.at(-1)?.route.handle as PageHandle | undefined)?.fetch();
    },
    leave: ({ key }) => keepScroll(key),
    overlays: openOverlays,
    answered: painted,
  });
  let pathname = navigation.shown()?.location.pathname;
  navigation.subscribe(() => {
    const next = navigation.shown()?.location.pathname;
    if (pathname !== undefined && pathname !== next) beginLongSlices('navigation');
    pathname = next;
  });
  const hrefOf = (path: string) => base.slice(0, -1) + path;
  const follow = (path: string) => {
    const page = navigation.shown()?.location;
    navigation.navigator.push(hrefOf(path), page && fromOf({ ...page, pathname: withoutBase(page.pathname) }));
  };
  return { ...navigation, base, hrefOf, follow };
};
