import type { ReactNode } from 'react';
import { CheckboxLabel } from '../../controls/Checkbox/Checkbox.styles.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { FieldBox, Messages } from '../../controls/TextField/Field.styles.ts';
import { feedback } from '../../nl/feedback.ts';
import { TEXT_HEIGHT } from '../RichTextEditor/RichTextEditor.styles.ts';
import { ProductEditLayout } from './ProductEditLayout.tsx';
import { SkeletonLabel, Last, Pair, Panel } from './ProductForm.styles.ts';

const LINE = 'max(42px, var(--size-control))';
/** A row of chips, which a finger wants higher: 42 px, on touch 48. */
const CHIPS = 'calc(1.5 * var(--size-control) - 18px)';
/** The text beneath its tools. */
const TEXT = `calc(var(--size-control) + ${TEXT_HEIGHT + 7}px)`;

/** A field, with room for its message, which a text has not. */
const SkeletonField = ({ height = LINE }: { height?: string }) => (
  <FieldBox>
    <SkeletonLabel><Skeleton kind="line" width="96px" /></SkeletonLabel>
    <Skeleton height={height} radius="var(--radius-s)" />
    <Messages data-reserved={height !== TEXT || undefined} />
  </FieldBox>
);

const nothing = () => undefined;

interface ProductFormSkeletonProps {
  /** The heading of the page, beside the buttons. */
  header?: ReactNode;
  /** The page is left. */
  onCancel: () => void;
  /** There will be an 'Opslaan en volgende'. */
  hasNext?: boolean;
  /** The place of the media. */
  media: ReactNode;
}

/** The product edit screen while its product is on its way: everything in its place, nothing to send yet. */
export const ProductFormSkeleton = ({ header, onCancel, hasNext = false, media }: ProductFormSkeletonProps) => (
  <ProductEditLayout
    header={header}
    onCancel={onCancel}
    onSaveAndNext={hasNext ? nothing : undefined}
    media={media}
    form={(
      <div role="status">
        <VisuallyHidden>{feedback.loading}</VisuallyHidden>
        <Panel as="div" aria-hidden>
          <SkeletonField />
          <SkeletonField />
          <Pair><SkeletonField /><SkeletonField /><SkeletonField /><SkeletonField /></Pair>
          <SkeletonField height={CHIPS} />
          <SkeletonField height={CHIPS} />
          <SkeletonField height={CHIPS} />
          <SkeletonField height={TEXT} />
          <Last><CheckboxLabel as="div"><Skeleton height="20px" radius="5px" /><Skeleton kind="line" width="64px" /></CheckboxLabel></Last>
        </Panel>
      </div>
    )}
  />
);
