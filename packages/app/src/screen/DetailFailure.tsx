import type { DetailState } from '@staalkaart/api-client';
import { PageContainer, RetryNotice } from '@staalkaart/ui';
import { Navigate } from 'react-router-dom';
import { readableError } from '../errors/errorPolicy.ts';
import { useFailure } from '../errors/useFailure.ts';
import { paths } from '../routing/paths.ts';

/** A record that could not be shown: gone leads to the error page, anything else offers another try in place. */
export const DetailFailure = ({ detail: { error, retry } }: { detail: Pick<DetailState<unknown>, 'error' | 'retry'> }) => {
  useFailure(error, 'detail');
  if (error?.status === 404) return <Navigate to={paths.notFound} replace />;
  return (
    <PageContainer>
      <RetryNotice text={readableError(error)} onRetry={retry} />
    </PageContainer>
  );
};
