import { ErrorPage } from '@staalkaart/ui';
import { paths } from './paths.ts';
import { useScreen } from '../useScreen.ts';

/** Any path that the application does not have (specification §2). */
export const Component = () => {
  useScreen('ERROR PAGE');
  return <ErrorPage homeHref={paths.root} />;
};
