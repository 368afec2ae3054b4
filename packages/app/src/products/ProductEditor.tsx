import type { Asset, FreshState, ListState, Product } from '@staalkaart/api-client';
import { Button, LazyProductForm, MediaInvitation, PageContainer, PageHeader, ProductEditLayout, ProductFormActions, type ProductValues } from '@staalkaart/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formTitles, recordTexts } from '../nl/records.ts';
import { useSaveRecord } from '../records/useSaveRecord.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { MediaPanel } from './MediaPanel.tsx';
import { productTranslation, useProductLookups, valuesOf } from './productTranslation.ts';
import { isWishedVisible, setWishedVisible } from './wishes.ts';

const FORM_ID = 'product';

/** The form of a product beside its media. After saving it goes to /products, or on to the media of a new product. */
export const ProductEditor = ({ fresh, assets }: { fresh: FreshState<Product>; assets: ListState<Asset> }) => {
  const product = fresh.record;
  const navigate = useNavigate();
  const modal = useModal();
  const [isValid, setValid] = useState(false);
  const [isPending, setPending] = useState(false);
  const goesToMedia = useRef(false);
  const target = useRef<string>(paths.products);
  const lookups = useProductLookups(product);
  const media = (record: Product | undefined) => (assets.itemsLoaded ? assets.items : record?.assets ?? []);
  const { save, form } = useSaveRecord(productTranslation(lookups, media), product, fresh);
  const hasMedia = product !== undefined && media(product).length > 0;
  const isWished = product !== undefined && isWishedVisible(product.id);

  const onSubmit = async (values: ProductValues, base: ProductValues) => {
    try {
      // A wish differs from what the server holds: it is the person's, not an untouched field.
      const id = await save(values, isWished ? { ...base, isVisible: product.isVisible !== false } : base);
      if (id === undefined) target.current = paths.products;
      else {
        setWishedVisible(id, values.isVisible && !hasMedia);
        target.current = goesToMedia.current ? paths.manageProduct(id) : paths.products;
        if (goesToMedia.current) modal.openAt(target.current, { type: 'media', product: { id, name: values.name }, assets: [] });
      }
    } catch (error) {
      goesToMedia.current = false;
      throw error;
    }
  };
  const onSaved = () => void navigate(target.current, { replace: goesToMedia.current });
  const defaults = product && { ...valuesOf(product), ...(isWished && { isVisible: true }) };
  return (
    <PageContainer>
      <PageHeader
        title={product ? formTitles.Products.edit : formTitles.Products.create}
        subtitle={product?.name}
      />
      <ProductEditLayout
        actions={<ProductFormActions formId={FORM_ID} isValid={isValid} isPending={isPending} onCancel={() => void navigate(product ? paths.product(product.id) : paths.products)} />}
        form={(
          <LazyProductForm
            id={FORM_ID}
            isExisting={product !== undefined}
            defaultValues={defaults}
            lookups={lookups}
            hasMedia={hasMedia}
            onSubmit={onSubmit}
            onSaved={onSaved}
            onValidityChange={setValid}
            onPendingChange={setPending}
            {...form}
          />
        )}
        media={product
          ? <MediaPanel product={product} assets={assets} />
          : (
            // There is no product yet to add them to: it is saved first.
            <MediaInvitation text={recordTexts.addMediaFirst}>
              <Button type="submit" form={FORM_ID} variant="quiet" disabled={!isValid && !isPending} isPending={isPending} onClick={() => { goesToMedia.current = true; }}>
                {recordTexts.saveAndAddMedia}
              </Button>
            </MediaInvitation>
          )}
      />
    </PageContainer>
  );
};
