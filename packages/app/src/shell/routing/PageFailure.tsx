import { RenderErrorPage } from '@staalkaart/ui';
import { useScreen } from '../useScreen.ts';

/** What an unhandled render error falls back to (specification §8): the page alone within the shell, everything where the shell itself failed. */
export const PageFailure = ({ error }: { error: unknown }) => {
  useScreen('Unexpected Application Error!');
  return <RenderErrorPage error={error} />;
};
