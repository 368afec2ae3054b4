import { RenderErrorPage } from '@staalkaart/ui';
import { useRouteError } from 'react-router-dom';
import { useScreen } from '../screen/useScreen.ts';

/** What an unhandled render error falls back to (specification §8). */
export const RenderError = () => {
  const error = useRouteError();
  useScreen('Unexpected Application Error!');
  return <RenderErrorPage error={error} />;
};
