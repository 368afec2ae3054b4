import { preloadRichText } from '@staalkaart/ui';
import { createBrowserRouter, Navigate, type DataRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { Component as CategoryProducts } from '../../products/CategoryProductsRoute.tsx';
import { Component as Products } from '../../products/ProductsRoute.tsx';
import { Component as Shell } from '../ShellRoute.tsx';
import { beginLongSlices } from '../boot/longSlices.ts';
import { RequireRole, RequireSignIn } from './guards.tsx';
import { RouteFailure } from './PageFailure.tsx';
import { pages } from './pages.ts';
import { paths } from './paths.ts';
import { preload, preloaded } from './preload.ts';
import { RootRoute } from './RootRoute.tsx';

/** Its description is cleaned before it is shown. */
const preloadProduct = (args: LoaderFunctionArgs) => {
  preloadRichText();
  return preload(args);
};

/** Every route of the application (specification §2). Each page is loaded when it is near. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <RouteFailure />,
    // The splash stands above whatever is still loading.
    hydrateFallbackElement: <></>,
    children: [
      { path: '/login', lazy: pages.Login.lazy },
      {
        element: <RequireSignIn />,
        children: [
          {
            Component: Shell,
            children: [
              { index: true, element: <Navigate to={paths.segments} replace /> },
              { path: '/segments', ...preloaded, lazy: pages.Segments.lazy },
              { path: '/categories', ...preloaded, lazy: pages.Categories.lazy },
              { path: '/categories/segment/:id', ...preloaded, lazy: pages.SegmentCategories.lazy },
              { path: '/products/category/:id', ...preloaded, Component: CategoryProducts },
              { path: '/products', ...preloaded, Component: Products },
              { path: '/products/:id', ...preloaded, loader: preloadProduct, lazy: pages.Product.lazy },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', lazy: pages.ProductEdit.lazy },
                  { path: '/products/manage/:id', lazy: pages.ProductEdit.lazy },
                ],
              },
              {
                element: <RequireRole action="route.registers" />,
                children: [
                  { path: '/customers', lazy: pages.Customers.lazy },
                  { path: '/materials', lazy: pages.Materials.lazy },
                  { path: '/tags', lazy: pages.Tags.lazy },
                ],
              },
              { element: <RequireRole action="route.users" />, children: [{ path: '/users', lazy: pages.Users.lazy }] },
              { element: <RequireRole action="route.assets" />, children: [{ path: '/assets', lazy: pages.Assets.lazy }] },
              { path: '/profile', lazy: pages.Profile.lazy },
              { path: '/collections', ...preloaded, lazy: pages.Collections.lazy },
              { path: '/collections/:id', ...preloaded, lazy: pages.Collection.lazy },
            ],
          },
        ],
      },
      { path: '/server-error', lazy: pages.ServerError.lazy },
      { path: '/not-found', lazy: pages.NotFound.lazy },
      { path: '*', lazy: pages.NotFound.lazy },
    ],
  },
];

/** The router on the browser's history. Another page is drawn in long slices: what is pressed meanwhile goes with the page that was left. */
export const createAppRouter = (): DataRouter => {
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    beginLongSlices('navigation');
  });
  return router;
};
