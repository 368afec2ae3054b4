import { ErrorPage } from '@staalkaart/ui';
import { paths } from '../routing/paths.ts';
import { useScreen } from '../screen/useScreen.ts';

/** Any path that the application does not have (specification §2). */
export const Component = () => {
  useScreen('ERROR PAGE');
  return <ErrorPage homeHref={paths.root} />;
};
