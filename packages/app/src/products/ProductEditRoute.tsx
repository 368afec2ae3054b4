import { PAGE_SIZES, useFresh, useList } from '@staalkaart/api-client';
import { LazyMediaTable, PageContainer, PageHeader, ProductFormSkeleton, Skeleton, UnsavedPlaceProvider } from '@staalkaart/ui';
import { useMemo } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { productTexts } from '../nl/product.ts';
import { formTitles } from '../nl/editing.ts';
import { lastProducts } from '../shell/routing/lastProducts.ts';
import { paths } from '../shell/routing/paths.ts';
import { RecordPage } from '../records/RecordPage.tsx';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { useGiveUp } from './useGiveUp.ts';
import { useWalk } from './useWalk.ts';

const nothing = () => undefined;
const LIST = { href: paths.products, label: productTexts.back.search };

/** The page of the form while its product is on its way: everything in its place, nothing to send yet. */
const ProductEditSkeleton = ({ hasNext = false, onCancel }: { hasNext?: boolean; onCancel: () => void }) => (
  <PageContainer>
    <ProductFormSkeleton
      header={<PageHeader title={formTitles.Products.edit} subtitle={<Skeleton kind="line" width="160px" />} />}
      onCancel={onCancel}
      hasNext={hasNext}
      media={<LazyMediaTable media={[]} isLoading onReorder={nothing} onEdit={nothing} onRemove={nothing} onAdd={nothing} />}
    />
  </PageContainer>
);

/** Makes a product, from nothing or as a copy (`?copy=`), or changes the one of the address; outside edit mode it leads to /products (specification §2, "Product edit screen"). */
export const Component = () => {
  const { id } = useParams();
  const actor = useActor();
  const walking = useWalk(id, actor);
  const fresh = useFresh('Products', id);
  const [search] = useSearchParams();
  const copyId = id === undefined ? search.get('copy') || undefined : undefined;
  const source = useFresh('Products', copyId);
  const giveUp = useGiveUp(id ?? copyId, walking.walk);
  const read = copyId === undefined ? fresh : source;
  const { pathname, key: entry } = useLocation();
  // What is typed into a copy is of that copy.
  const place = useMemo(() => unsaved.place({ path: copyId === undefined ? pathname : paths.copyProduct(copyId), entry, name: 'page' }), [copyId, pathname, entry]);
  const isKept = useMemo(() => place.kept() !== undefined, [place]);
  const assets = useList('Assets', id === undefined ? null : { productId: id, pageSize: PAGE_SIZES.LOOKUP });
  useScreen(id === undefined ? formTitles.Products.create : formTitles.Products.edit, (id ?? copyId) === undefined || Boolean(read.record ?? read.error));
  if (!can(actor, 'catalogue.edit')) return <Navigate to={lastProducts()} replace />;
  const form = { fresh, assets, walking };
  // What was being typed when somebody deleted it, or what it is a copy of, becomes a new one.
  const isLeft = isKept && read.error?.status === 404;
  if (copyId !== undefined) {
    return isLeft ? <UnsavedPlaceProvider value={place}><ProductEditor key="copy" {...form} /></UnsavedPlaceProvider> : (
      <RecordPage key={`copy ${copyId}`} kind="Products" id={copyId} detail={{ ...source, item: source.record }} list={LIST}>
        {source.record
          ? <UnsavedPlaceProvider value={place}><ProductEditor {...form} source={source.record} /></UnsavedPlaceProvider>
          : <ProductEditSkeleton onCancel={giveUp} />}
      </RecordPage>
    );
  }
  if (id === undefined) return <ProductEditor key="new" {...form} />;
  if (isLeft) return <ProductEditor key="deleted" {...form} />;
  return (
    // What was gone before it came is told by the name that its list had.
    <RecordPage key={id} kind="Products" id={id} detail={{ ...fresh, item: fresh.record ?? (fresh.error ? undefined : walking.product) }} list={LIST}>
      {fresh.record
        ? <ProductEditor {...form} />
        : <ProductEditSkeleton hasNext={walking.next !== undefined} onCancel={giveUp} />}
    </RecordPage>
  );
};
