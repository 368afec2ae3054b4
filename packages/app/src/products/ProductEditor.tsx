import { isSameValue, isShowable, useWriter, type Asset, type FreshState, type Id, type ListState, type Product } from '@staalkaart/api-client';
import { Button, MediaInvitation, PageContainer, PageHeader, ProductForm, type ProductValues } from '@staalkaart/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readMedia } from '../media/mediaOrder.ts';
import { copyText, mediaLater } from '../nl/productForm.ts';
import { formTitles } from '../nl/editing.ts';
import { useGone } from '../records/useGone.ts';
import { useSaveRecord } from '../records/useSaveRecord.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { onArrival } from '../shell/routing/arrival.ts';
import { useOpenedFrom, useWayBack, type From } from '../shell/routing/from.ts';
import { lastProducts } from '../shell/routing/lastProducts.ts';
import { paths } from '../shell/routing/paths.ts';
import { MediaPanel } from './MediaPanel.tsx';
import { copyOf, productTranslation, useProductLookups, valuesOf } from './productTranslation.ts';
import { useGiveUp } from './useGiveUp.ts';
import type { Step, Walking } from './useWalk.ts';
import { isWishedVisible, setWishedVisible } from './wishes.ts';

const FORM_ID = 'product';

interface ProductEditorProps {
  fresh: FreshState<Product>;
  assets: ListState<Asset>;
  walking: Walking;
  /** A new one begins as this one. */
  source?: Product | undefined;
}

/**
 * The form of a product beside its media. After saving it goes to /products as it was left, on to the next product of the
 * list that one came from, or on to the media of a new product.
 */
export const ProductEditor = ({ fresh, assets, walking: { walk, next }, source }: ProductEditorProps) => {
  const product = fresh.record;
  const navigate = useNavigate();
  const modal = useModal();
  const isGone = useGone();
  const goTo = useWayBack();
  const opened = useOpenedFrom();
  const giveUp = useGiveUp((product ?? source)?.id, walk);
  /** Where the person goes on once it is saved; back to the list without it. */
  const goal = useRef<'media' | Step>(undefined);
  const saved = useRef<{ id: Id | undefined; name: string }>(undefined);
  const lookups = useProductLookups(product ?? source);
  const writer = useWriter();
  const translation = productTranslation(lookups, id => readMedia(writer, id));
  const isWish = useRef(false);
  /** What is wanted visible, and is not sent so, stays a wish. */
  const noting = <Sent extends { isVisible?: boolean }>({ isVisible }: ProductValues, sent: Sent): Sent => {
    isWish.current = isVisible && !sent.isVisible;
    return sent;
  };
  const { save, form } = useSaveRecord({
    ...translation,
    createOf: values => noting(values, translation.createOf(values)),
    updateOf: async (values, record) => noting(values, await translation.updateOf(values, record)),
  }, product, fresh);
  const hasMedia = product !== undefined && isShowable(assets.itemsLoaded ? assets.items : product.assets);
  const isWished = product?.isVisible === false && isWishedVisible(product.id);

  const onSubmit = async (values: ProductValues, base: ProductValues) => {
    try {
      // A wish differs from what the server holds: it is the person's, not an untouched field.
      const before = isWished ? { ...base, isVisible: false } : base;
      // Who goes on without a change saves none.
      const isUnchanged = product && goal.current && !form.unanswered.get() && Object.entries(values).every(([name, value]) => isSameValue(value, before[name as keyof ProductValues]));
      const { id } = isUnchanged ? product : await save(values, before);
      if (id !== undefined && !isUnchanged) setWishedVisible(id, isWish.current);
      saved.current = { id, name: values.name };
    } catch (error) {
      goal.current = undefined;
      throw error;
    }
  };
  const onSaved = () => {
    // Nobody is led away from where they went meanwhile.
    if (isGone.current) return;
    const { id, name } = saved.current!;
    if (id === undefined || !goal.current) return goTo(lastProducts());
    if (goal.current !== 'media') return void navigate(paths.manageProduct(goal.current.product.id), { replace: true, state: { from: goal.current.walk.href, before: opened.before } satisfies From });
    onArrival(paths.manageProduct(id), () => modal.open({ type: 'media', product: { id, name } }));
    void navigate(paths.manageProduct(id), { replace: true });
  };
  const defaults = product ? { ...valuesOf(product), ...(isWished && { isVisible: true }) } : source && copyOf(source);
  return (
    <PageContainer>
      <ProductForm
        header={<PageHeader title={product ? formTitles.Products.edit : formTitles.Products.create} subtitle={source ? copyText(source.name) : product?.name} />}
        id={FORM_ID}
        isExisting={product !== undefined}
        defaultValues={defaults}
        lookups={lookups}
        hasMedia={hasMedia}
        onSubmit={onSubmit}
        onSaved={onSaved}
        onCancel={giveUp}
        // As the list stands before it is saved: a change may move the product within it.
        onSaveAndNext={next && (() => { goal.current = next; })}
        renderMedia={({ canSubmit, isPending }) => (product
          ? <MediaPanel product={product} assets={assets} />
          : (
            // There is no product yet to add them to: it is saved first.
            <MediaInvitation text={mediaLater.text}>
              <Button type="submit" form={FORM_ID} variant="quiet" disabled={!canSubmit && !isPending} isPending={isPending} onClick={() => { goal.current = 'media'; }}>
                {mediaLater.save}
              </Button>
            </MediaInvitation>
          ))}
        {...form}
      />
    </PageContainer>
  );
};
