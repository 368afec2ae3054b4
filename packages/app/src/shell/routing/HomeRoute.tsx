import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** The root leads to the segments (specification §2). */
export const Component = () => <Navigate to={paths.segments} replace />;
