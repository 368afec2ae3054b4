import { useProductWrites, type Asset, type ListState, type Product } from '@staalkaart/api-client';
import { LazyProductForm, PageContainer, PageHeader, ProductEditLayout, ProductFormActions, type ProductValues } from '@staalkaart/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';
import { UnsavedGuard } from '../leave/UnsavedGuard.tsx';
import { paths } from '../routing/paths.ts';
import { MediaPanel } from './MediaPanel.tsx';
import { NewMediaPanel } from './NewMediaPanel.tsx';
import { payloadOf, valuesOf } from './productPayload.ts';
import { useProductLookups } from './useProductLookups.ts';

const FORM_ID = 'product';

/** The form of a product beside its media. After saving it goes to /products, or on to the media of a new product. */
export const ProductEditor = ({ product, assets }: { product: Product | undefined; assets: ListState<Asset> }) => {
  const { create, update } = useProductWrites();
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const [isValid, setValid] = useState(false);
  const [isPending, setPending] = useState(false);
  const goesToMedia = useRef(false);
  const isSaved = useRef(false);
  const lookups = useProductLookups(product);
  const { save, ...failures } = useRecordSave('Products', () => undefined);

  const onSubmit = (values: ProductValues) => {
    const payload = payloadOf(values, assets.itemsLoaded ? assets.items : product?.assets ?? []);
    return save({
      name: values.name,
      isNew: !product,
      write: async () => {
        const saved = product ? await update({ id: product.id, ...payload }) : await create(payload);
        isSaved.current = true;
        if (goesToMedia.current) void navigate(paths.manageProduct(saved.id), { replace: true, state: { addsMedia: true } });
        else void navigate(paths.products);
        return saved;
      },
    }).finally(() => { goesToMedia.current = false; });
  };
  return (
    <PageContainer>
      <PageHeader
        title={formTitles.Products[product ? 1 : 0]}
        subtitle={product?.name}
        actions={<ProductFormActions formId={FORM_ID} isValid={isValid} isPending={isPending} onCancel={() => void navigate(product ? paths.product(product.id) : paths.products)} />}
      />
      <ProductEditLayout
        form={(
          <LazyProductForm
            id={FORM_ID}
            recordId={product?.id}
            defaultValues={product && valuesOf(product)}
            lookups={lookups}
            hasMedia={product && assets.itemsLoaded ? assets.items.length > 0 : undefined}
            onSubmit={onSubmit}
            onDirtyChange={setDirty}
            onValidityChange={setValid}
            onPendingChange={setPending}
            {...failures}
          />
        )}
        media={product
          ? <MediaPanel product={product} assets={assets} />
          : <NewMediaPanel formId={FORM_ID} isValid={isValid} isPending={isPending} onPress={() => { goesToMedia.current = true; }} />}
      />
      <UnsavedGuard isDirty={isDirty} isSaved={isSaved} />
    </PageContainer>
  );
};
