import { useProduct } from '@staalkaart/api-client';
import { PageContainer, ProductPageLayout, ProductPageSkeleton, preloadRichText } from '@staalkaart/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFiling } from '../collections/useFiling.tsx';
import { DetailFailure } from '../screen/DetailFailure.tsx';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';
import { ProductMedia } from './ProductMedia.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { useNextProduct } from './useNextProduct.ts';

preloadRichText();

/** One product with all that is known of it (specification §2, /products/{id}). */
export const Component = () => {
  const { id } = useParams();
  const [search] = useSearchParams();
  const categoryId = search.get('category') ?? undefined;
  const actor = useActor();
  const detail = useProduct(id);
  const product = detail.item;
  const next = useNextProduct(id, categoryId, actor);
  const filing = useFiling();
  useScreen(product?.name ?? '', Boolean(product ?? detail.error));
  if (!actor) return null;
  if (detail.error && !product) return <DetailFailure detail={detail} />;
  if (!product) return <PageContainer><ProductPageSkeleton /></PageContainer>;
  return (
    <PageContainer>
      <ProductPageLayout gallery={<ProductMedia key={String(product.id)} product={product} isPartial={detail.isPartial} />}>
        <ProductSheet product={product} actor={actor} next={next} categoryId={categoryId} filing={filing.hold} />
      </ProductPageLayout>
      {filing.highlight}
    </PageContainer>
  );
};
