import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { RenderError } from '../errorPages/RenderError.tsx';
import { RequireRole, RequireSignIn } from './guards.tsx';
import { preloads } from './preloads.ts';
import { RootRoute } from './RootRoute.tsx';

/** Every route of the application (specification §2). Each page is loaded when it is near. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <RenderError />,
    // The splash stands above whatever is still loading.
    hydrateFallbackElement: <></>,
    children: [
      { path: '/login', lazy: () => import('../login/LoginRoute.tsx') },
      {
        element: <RequireSignIn />,
        children: [
          {
            lazy: () => import('../shell/ShellRoute.tsx'),
            children: [
              { index: true, lazy: () => import('./HomeRoute.tsx') },
              { path: '/segments', loader: preloads.segments, lazy: () => import('../segments/SegmentsRoute.tsx') },
              { path: '/categories', loader: preloads.categories, lazy: () => import('../categories/CategoriesRoute.tsx') },
              { path: '/categories/segment/:id', loader: preloads.segment, lazy: () => import('../categories/SegmentCategoriesRoute.tsx') },
              { path: '/products/category/:id', loader: preloads.category, lazy: () => import('../products/CategoryProductsRoute.tsx') },
              { path: '/products', loader: preloads.products, lazy: () => import('../products/ProductsRoute.tsx') },
              { path: '/products/:id', loader: preloads.product, lazy: () => import('../products/ProductRoute.tsx') },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', lazy: () => import('../products/ProductEditRoute.tsx') },
                  { path: '/products/manage/:id', loader: preloads.product, lazy: () => import('../products/ProductEditRoute.tsx') },
                ],
              },
              {
                element: <RequireRole action="route.registers" />,
                children: [
                  { path: '/customers', lazy: () => import('../registers/CustomersRoute.tsx') },
                  { path: '/materials', lazy: () => import('../registers/MaterialsRoute.tsx') },
                  { path: '/tags', lazy: () => import('../registers/TagsRoute.tsx') },
                ],
              },
              { element: <RequireRole action="route.users" />, children: [{ path: '/users', lazy: () => import('../users/UsersRoute.tsx') }] },
              { element: <RequireRole action="route.assets" />, children: [{ path: '/assets', lazy: () => import('../assets/AssetsRoute.tsx') }] },
              { path: '/profile', lazy: () => import('../profile/ProfileRoute.tsx') },
              { path: '/collections', loader: preloads.collections, lazy: () => import('../collections/CollectionsRoute.tsx') },
              { path: '/collections/:id', loader: preloads.collection, lazy: () => import('../collections/CollectionRoute.tsx') },
            ],
          },
        ],
      },
      { path: '/server-error', lazy: () => import('../errorPages/ServerErrorRoute.tsx') },
      { path: '/not-found', lazy: () => import('../errorPages/NotFoundRoute.tsx') },
      { path: '*', lazy: () => import('../errorPages/NotFoundRoute.tsx') },
    ],
  },
];

/** The router on the browser's history. */
export const createAppRouter = (): DataRouter => createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
