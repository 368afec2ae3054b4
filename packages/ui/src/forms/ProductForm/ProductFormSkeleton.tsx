import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { feedback } from '../../nl/feedback.ts';
import { ProductEditLayout } from './ProductEditLayout.tsx';
import { Pair, Panel, SkeletonField } from './ProductForm.styles.ts';

const Bone = ({ height = '42px' }: { height?: string }) => (
  <SkeletonField>
    <Skeleton kind="line" width="96px" />
    <Skeleton height={height} radius="var(--radius-s)" />
  </SkeletonField>
);

interface ProductFormSkeletonProps {
  /** The heading of the page, beside the buttons. */
  header?: ReactNode;
  /** The page is left. */
  onCancel: () => void;
  /** The place of the media. */
  media: ReactNode;
}

/** The product edit screen while its product is on its way: everything in its place, nothing to send yet. */
export const ProductFormSkeleton = ({ header, onCancel, media }: ProductFormSkeletonProps) => (
  <ProductEditLayout
    header={header}
    onCancel={onCancel}
    media={media}
    form={(
      <div role="status">
        <VisuallyHidden>{feedback.loading}</VisuallyHidden>
        <Panel as="div" aria-hidden>
          <Bone />
          <Bone />
          <Pair><Bone /><Bone /><Bone /><Bone /></Pair>
          <Bone />
          <Bone />
          <Bone />
          <Bone height="180px" />
        </Panel>
      </div>
    )}
  />
);
