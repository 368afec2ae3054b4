import { createBrowserRouter, Navigate, type DataRouter, type RouteObject } from 'react-router-dom';
import { RequireRole, RequireSignIn } from './guards.tsx';
import { page } from './page.tsx';
import { RouteFailure } from './PageFailure.tsx';
import { paths } from './paths.ts';
import { preloads } from './preloads.ts';
import { RootRoute } from './RootRoute.tsx';

const browsing = () => import('./browsing.ts');
const errors = () => import('./errorRoutes.tsx');
const managing = () => import('./managing.ts');

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
            lazy: page(browsing, 'Shell'),
            children: [
              { index: true, element: <Navigate to={paths.segments} replace /> },
              { path: '/segments', loader: preloads.segments, lazy: page(browsing, 'Segments') },
              { path: '/categories', loader: preloads.categories, lazy: page(browsing, 'Categories') },
              { path: '/categories/segment/:id', loader: preloads.segment, lazy: page(browsing, 'SegmentCategories') },
              { path: '/products/category/:id', loader: preloads.category, lazy: page(browsing, 'CategoryProducts') },
              { path: '/products', loader: preloads.products, lazy: page(browsing, 'Products') },
              { path: '/products/:id', loader: preloads.product, lazy: page(browsing, 'Product') },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', lazy: page(managing, 'ProductEdit') },
                  { path: '/products/manage/:id', lazy: page(managing, 'ProductEdit') },
                ],
              },
              {
                element: <RequireRole action="route.registers" />,
                children: [
                  { path: '/customers', lazy: page(managing, 'Customers') },
                  { path: '/materials', lazy: page(managing, 'Materials') },
                  { path: '/tags', lazy: page(managing, 'Tags') },
                ],
              },
              { element: <RequireRole action="route.users" />, children: [{ path: '/users', lazy: page(managing, 'Users') }] },
              { element: <RequireRole action="route.assets" />, children: [{ path: '/assets', lazy: page(managing, 'Assets') }] },
              { path: '/profile', lazy: page(managing, 'Profile') },
              { path: '/collections', loader: preloads.collections, lazy: page(browsing, 'Collections') },
              { path: '/collections/:id', loader: preloads.collection, lazy: page(browsing, 'Collection') },
            ],
          },
        ],
      },
      { path: '/server-error', lazy: page(errors, 'ServerError') },
      { path: '/not-found', lazy: page(errors, 'NotFound') },
      { path: '*', lazy: page(errors, 'NotFound') },
    ],
  },
];

/** The router on the browser's history. */
export const createAppRouter = (): DataRouter => createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
