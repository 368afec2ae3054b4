import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { RouteFailure } from './RouteFailure.tsx';
import { RequireRole, RequireSignIn } from './guards.tsx';
import { page } from './page.tsx';
import { preloads } from './preloads.ts';
import { RootRoute } from './RootRoute.tsx';

/** Every route of the application (specification §2). Each page is loaded when it is near. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <RouteFailure />,
    // The splash stands above whatever is still loading.
    hydrateFallbackElement: <></>,
    children: [
      { path: '/login', lazy: page(() => import('../../login/LoginRoute.tsx'), 'Component') },
      {
        element: <RequireSignIn />,
        children: [
          {
            lazy: page(() => import('../ShellRoute.tsx'), 'Component'),
            children: [
              { index: true, lazy: page(() => import('./HomeRoute.tsx'), 'Component') },
              { path: '/segments', loader: preloads.segments, lazy: page(() => import('../../catalogue/SegmentsRoute.tsx'), 'Component') },
              { path: '/categories', loader: preloads.categories, lazy: page(() => import('../../catalogue/CategoriesRoute.tsx'), 'Component') },
              { path: '/categories/segment/:id', loader: preloads.segment, lazy: page(() => import('../../catalogue/SegmentCategoriesRoute.tsx'), 'Component') },
              { path: '/products/category/:id', loader: preloads.category, lazy: page(() => import('../../products/CategoryProductsRoute.tsx'), 'Component') },
              { path: '/products', loader: preloads.products, lazy: page(() => import('../../products/ProductsRoute.tsx'), 'Component') },
              { path: '/products/:id', loader: preloads.product, lazy: page(() => import('../../products/ProductRoute.tsx'), 'Component') },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', lazy: page(() => import('../../products/ProductEditRoute.tsx'), 'Component') },
                  { path: '/products/manage/:id', lazy: page(() => import('../../products/ProductEditRoute.tsx'), 'Component') },
                ],
              },
              {
                element: <RequireRole action="route.registers" />,
                children: [
                  { path: '/customers', lazy: page(() => import('../../registers/registers.tsx'), 'Customers') },
                  { path: '/materials', lazy: page(() => import('../../registers/registers.tsx'), 'Materials') },
                  { path: '/tags', lazy: page(() => import('../../registers/registers.tsx'), 'Tags') },
                ],
              },
              { element: <RequireRole action="route.users" />, children: [{ path: '/users', lazy: page(() => import('../../people/UsersRoute.tsx'), 'Component') }] },
              { element: <RequireRole action="route.assets" />, children: [{ path: '/assets', lazy: page(() => import('../../media/AssetsRoute.tsx'), 'Component') }] },
              { path: '/profile', lazy: page(() => import('../../people/ProfileRoute.tsx'), 'Component') },
              { path: '/collections', loader: preloads.collections, lazy: page(() => import('../../collections/CollectionsRoute.tsx'), 'Component') },
              { path: '/collections/:id', loader: preloads.collection, lazy: page(() => import('../../collections/CollectionRoute.tsx'), 'Component') },
            ],
          },
        ],
      },
      { path: '/server-error', lazy: page(() => import('./ServerErrorRoute.tsx'), 'Component') },
      { path: '/not-found', lazy: page(() => import('./NotFoundRoute.tsx'), 'Component') },
      { path: '*', lazy: page(() => import('./NotFoundRoute.tsx'), 'Component') },
    ],
  },
];

/** The router on the browser's history. */
export const createAppRouter = (): DataRouter => createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
