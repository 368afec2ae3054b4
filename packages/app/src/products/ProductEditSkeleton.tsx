import { LazyMediaTable, PageContainer, PageHeader, ProductFormSkeleton, Skeleton } from '@staalkaart/ui';
import { formTitles } from '../nl/records.ts';

const nothing = () => undefined;

/** The page of the form while its product is on its way. */
export const ProductEditSkeleton = ({ onCancel }: { onCancel: () => void }) => (
  <PageContainer>
    <PageHeader
      title={formTitles.Products.edit}
      subtitle={<Skeleton kind="line" width="160px" />}
    />
    <ProductFormSkeleton
      onCancel={onCancel}
      media={<LazyMediaTable media={[]} isLoading onReorder={nothing} onEdit={nothing} onRemove={nothing} onAdd={nothing} />}
    />
  </PageContainer>
);
