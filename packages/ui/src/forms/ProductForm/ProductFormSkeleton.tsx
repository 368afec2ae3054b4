import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { feedback } from '../../nl/feedback.ts';
import { Pair, Panel, SkeletonField } from './ProductForm.styles.ts';

const Bone = ({ height = '42px' }: { height?: string }) => (
  <SkeletonField>
    <Skeleton kind="line" width="96px" />
    <Skeleton height={height} radius="var(--radius-s)" />
  </SkeletonField>
);

/** The place of the product form while the product is on its way. */
export const ProductFormSkeleton = () => (
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
);
