import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { RouteFailure } from '../errorPages/RouteFailure.tsx';
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
      { path: '/login', lazy: page(() => import('../login/LoginRoute.tsx')) },
      {
        element: <RequireSignIn />,
        children: [
          {
            lazy: page(() => import('../shell/ShellRoute.tsx')),
            children: [
              { index: true, lazy: page(() => import('./HomeRoute.tsx')) },
              { path: '/segments', loader: preloads.segments, lazy: page(() => import('../segments/SegmentsRoute.tsx')) },
              { path: '/categories', loader: preloads.categories, lazy: page(() => import('../categories/CategoriesRoute.tsx')) },
              { path: '/categories/segment/:id', loader: preloads.segment, lazy: page(() => import('../categories/SegmentCategoriesRoute.tsx')) },
              { path: '/products/category/:id', loader: preloads.category, lazy: page(() => import('../products/CategoryProductsRoute.tsx')) },
              { path: '/products', loader: preloads.products, lazy: page(() => import('../products/ProductsRoute.tsx')) },
              { path: '/products/:id', loader: preloads.product, lazy: page(() => import('../products/ProductRoute.tsx')) },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', lazy: page(() => import('../products/ProductEditRoute.tsx')) },
                  { path: '/products/manage/:id', lazy: page(() => import('../products/ProductEditRoute.tsx')) },
                ],
              },
              {
                element: <RequireRole action="route.registers" />,
                children: [
                  { path: '/customers', lazy: page(async () => (await import('../registers/registers.tsx')).Customers) },
                  { path: '/materials', lazy: page(async () => (await import('../registers/registers.tsx')).Materials) },
                  { path: '/tags', lazy: page(async () => (await import('../registers/registers.tsx')).Tags) },
                ],
              },
              { element: <RequireRole action="route.users" />, children: [{ path: '/users', lazy: page(() => import('../users/UsersRoute.tsx')) }] },
              { element: <RequireRole action="route.assets" />, children: [{ path: '/assets', lazy: page(() => import('../assets/AssetsRoute.tsx')) }] },
              { path: '/profile', lazy: page(() => import('../profile/ProfileRoute.tsx')) },
              { path: '/collections', loader: preloads.collections, lazy: page(() => import('../collections/CollectionsRoute.tsx')) },
              { path: '/collections/:id', loader: preloads.collection, lazy: page(() => import('../collections/CollectionRoute.tsx')) },
            ],
          },
        ],
      },
      { path: '/server-error', lazy: page(() => import('../errorPages/ServerErrorRoute.tsx')) },
      { path: '/not-found', lazy: page(() => import('../errorPages/NotFoundRoute.tsx')) },
      { path: '*', lazy: page(() => import('../errorPages/NotFoundRoute.tsx')) },
    ],
  },
];

/** The router on the browser's history. */
export const createAppRouter = (): DataRouter => createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
