import { LazyMediaTable, PageContainer, PageHeader, ProductEditLayout, ProductFormActions, ProductFormSkeleton, Skeleton } from '@staalkaart/ui';
import { formTitles } from '../nl/records.ts';

const nothing = () => undefined;

interface ProductEditSkeletonProps {
  onCancel: () => void;
}

/** The page of the form while its product is on its way: everything in its place, nothing to send yet. */
export const ProductEditSkeleton = ({ onCancel }: ProductEditSkeletonProps) => (
  <PageContainer>
    <PageHeader
      title={formTitles.Products.edit}
      subtitle={<Skeleton kind="line" width="160px" />}
    />
    <ProductEditLayout
      actions={<ProductFormActions formId="" isValid={false} isPending={false} onCancel={onCancel} />}
      form={<ProductFormSkeleton />}
      media={<LazyMediaTable media={[]} isLoading onReorder={nothing} onEdit={nothing} onRemove={nothing} onAdd={nothing} />}
    />
  </PageContainer>
);
