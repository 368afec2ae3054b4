import { useRouteError } from 'react-router-dom';
import { PageFailure } from './PageFailure.tsx';

/** The error element of the router: what no boundary below it has caught. */
export const RouteFailure = () => <PageFailure error={useRouteError()} />;
