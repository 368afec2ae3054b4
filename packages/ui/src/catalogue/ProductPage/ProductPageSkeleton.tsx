import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { feedback } from '../../nl/feedback.ts';
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx';
import { ProductPageLayout } from './ProductPageLayout.tsx';
import { Row, Stack } from './ProductPageLayout.styles.ts';

/** /products/{id} before anything is known of the product. */
export const ProductPageSkeleton = () => (
  <ProductPageLayout gallery={<ProductGallery media={[]} productName="" isLoading />}>
    <VisuallyHidden role="status">{feedback.loading}</VisuallyHidden>
    <Stack data-gap="l" aria-hidden>
      <Stack data-gap="s">
        <Skeleton kind="line" width="38%" />
        <Skeleton width="72%" height="34px" radius="var(--radius-s)" />
      </Stack>
      <div>
        <Skeleton kind="line" />
        <Skeleton kind="line" />
        <Skeleton kind="line" />
      </div>
      <Row>
        {['78px', '96px', '70px'].map(width => <Skeleton key={width} width={width} height="29px" radius="var(--radius-round)" />)}
      </Row>
      <Row>
        <Skeleton width="152px" height="var(--size-control)" radius="var(--radius-s)" />
        <Skeleton width="176px" height="var(--size-control)" radius="var(--radius-s)" />
      </Row>
      <Stack data-gap="m">
        {['30%', '36%', '24%'].map(width => <Skeleton key={width} kind="line" width={width} />)}
      </Stack>
    </Stack>
  </ProductPageLayout>
);
