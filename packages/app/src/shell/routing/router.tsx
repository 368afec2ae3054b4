import { preloadRichText } from '@staalkaart/ui';
import { createBrowserRouter, Navigate, type DataRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { RequireRole, RequireSignIn } from './guards.tsx';
import * as browsing from './browsing.ts';
import { page } from './page.tsx';
import { RouteFailure } from './PageFailure.tsx';
import { paths } from './paths.ts';
import { preload, preloaded } from './preload.ts';
import { RootRoute } from './RootRoute.tsx';

const errors = () => import('./errorRoutes.tsx');
const productEdit = () => import('../../products/ProductEditRoute.tsx');
const managing = () => import('./managing.ts');

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
      { path: '/login', lazy: page(() => import('../../login/LoginRoute.tsx'), 'Component') },
      {
        element: <RequireSignIn />,
        children: [
          {
            Component: browsing.Shell,
            children: [
              { index: true, element: <Navigate to={paths.segments} replace /> },
              { path: '/segments', ...preloaded, Component: browsing.Segments },
              { path: '/categories', ...preloaded, Component: browsing.Categories },
              { path: '/categories/segment/:id', ...preloaded, Component: browsing.SegmentCategories },
              { path: '/products/category/:id', ...preloaded, Component: browsing.CategoryProducts },
              { path: '/products', ...preloaded, Component: browsing.Products },
              { path: '/products/:id', ...preloaded, loader: preloadProduct, Component: browsing.Product },
              {
                element: <RequireRole action="route.manageProducts" />,
                children: [
                  { path: '/products/create', lazy: page(productEdit, 'Component') },
                  { path: '/products/manage/:id', lazy: page(productEdit, 'Component') },
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
              { path: '/collections', ...preloaded, lazy: page(() => import('../../collections/CollectionsRoute.tsx'), 'Component') },
              { path: '/collections/:id', ...preloaded, Component: browsing.Collection },
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
