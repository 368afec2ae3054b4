import { useDetail } from '@staalkaart/api-client';
import { PageContainer, ProductPageLayout, ProductPageSkeleton } from '@staalkaart/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFiling } from '../collections/useFiling.tsx';
import { isShown } from '../access/visibility.ts';
import { paths } from '../shell/routing/paths.ts';
import { RecordPage } from '../records/RecordPage.tsx';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ProductMedia } from './ProductMedia.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { useNextProduct } from './nextProduct.ts';

/** One product with all that is known of it (specification §2, /products/{id}). */
export const Component = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const categoryId = search.get('category') ?? undefined;
  const actor = useActor();
  const detail = useDetail('Products', id);
  const product = detail.item;
  const next = useNextProduct(id, categoryId, actor);
  const filing = useFiling();
  useScreen(product?.name ?? '', Boolean(product ?? detail.error));
  if (!actor) return null;
  return (
    <RecordPage key={id} kind="Products" id={id} detail={detail} isShown={one => isShown('Products', one, actor)} list={paths.products}>
      <PageContainer>
        {product ? (
          <ProductPageLayout gallery={<ProductMedia product={product} isPartial={detail.isPartial} />}>
            <ProductSheet product={product} isPartial={detail.isPartial} actor={actor} next={next} categoryId={categoryId} filing={filing.hold} />
          </ProductPageLayout>
        ) : <ProductPageSkeleton />}
        {filing.highlight}
      </PageContainer>
    </RecordPage>
  );
};
