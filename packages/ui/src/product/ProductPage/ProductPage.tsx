import type { ReactNode } from 'react';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { feedback } from '../../nl/feedback.ts';
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx';
import { Facts, FoldPlace, HeadingPlace, Page, Row } from './ProductPage.styles.ts';

export interface ProductPageLayoutProps {
  /** The gallery: left where there is room beside it, else above. */
  gallery: ReactNode;
  /** The name, the description, the actions and the facts. */
  children: ReactNode;
}

/** The two columns of /products/{id}; the page and its skeleton share them, so that nothing moves. */
export const ProductPageLayout = ({ gallery, children }: ProductPageLayoutProps) => (
  <Page>
    <div>{gallery}</div>
    <Facts>{children}</Facts>
  </Page>
);

/** The description and the tags of a product of which they are on their way. */
export const ProductWordsSkeleton = () => (
  <>
    <div aria-hidden>
      <Skeleton kind="line" />
      <Skeleton kind="line" />
      <Skeleton kind="line" />
    </div>
    <Row aria-hidden>
      {['78px', '96px', '70px'].map(width => <Skeleton key={width} width={width} height="var(--chip-height)" radius="var(--radius-round)" />)}
    </Row>
  </>
);

/** Its sections. */
export const ProductFoldsSkeleton = () => (
  <div aria-hidden>
    {['18%', '22%', '13%'].map(width => <FoldPlace key={width}><Skeleton kind="line" width={width} /></FoldPlace>)}
  </div>
);

/** /products/{id} before anything is known of the product. */
export const ProductPageSkeleton = () => (
  <ProductPageLayout gallery={<ProductGallery media={[]} productName="" isLoading />}>
    <VisuallyHidden as="output">{feedback.loading}</VisuallyHidden>
    <HeadingPlace aria-hidden>
      <Skeleton kind="line" width="38%" />
      <Skeleton width="72%" height="34px" radius="var(--radius-s)" />
    </HeadingPlace>
    <ProductWordsSkeleton />
    <Row aria-hidden>
      {['152px', '176px'].map(width => <Skeleton key={width} width={width} height="var(--size-control)" radius="var(--radius-s)" />)}
    </Row>
    <ProductFoldsSkeleton />
  </ProductPageLayout>
);
