import { useDetail } from '@staalkaart/api-client';
import { PageContainer, ProductPageLayout, ProductPageSkeleton, RetryNotice } from '@staalkaart/ui';
import { useParams } from 'react-router-dom';
import { useFiling } from '../collections/useFiling.tsx';
import { productTexts } from '../nl/product.ts';
import { paths } from '../shell/routing/paths.ts';
import { RecordPage } from '../records/RecordPage.tsx';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { useFailure } from '../shell/tell.ts';
import { BRAND, useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ProductMedia } from './ProductMedia.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { ProductTrailRow } from './ProductTrailRow.tsx';

const LIST = { href: paths.products, label: productTexts.back.search };

/** Stands in its place until it is there. */
const Coming = () => {
  useScreen(BRAND, false);
  return <ProductPageSkeleton />;
};

/** One product with all that is known of it (specification §2, /products/{id}). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const detail = useDetail('Products', id);
  const product = detail.item;
  const filing = useFiling();
  // What the list knew is shown; the rest did not come.
  const restError = detail.isPartial ? detail.error : undefined;
  const isLoading = detail.isPartial && !restError;
  useFailure(restError);
  if (!actor) return null;
  return (
    <RecordPage key={id} kind="Products" id={id} detail={detail} list={LIST}>
      <PageContainer>
        <ProductTrailRow id={id} actor={actor} isSeen={product !== undefined && !detail.isPartial} />
        {restError && <RetryNotice text={readableError(restError)} onRetry={detail.retry} />}
        {product ? (
          <ProductPageLayout gallery={<ProductMedia product={product} isPartial={detail.isPartial} isLoading={isLoading} />}>
            <ProductSheet product={product} isLoading={isLoading} actor={actor} filing={filing.hold} />
          </ProductPageLayout>
        ) : <Coming />}
        {filing.highlight}
      </PageContainer>
    </RecordPage>
  );
};
