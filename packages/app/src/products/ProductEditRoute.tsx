import { PAGE_SIZES, useFresh, useList } from '@staalkaart/api-client';
import { LazyMediaTable, PageContainer, PageHeader, ProductFormSkeleton, Skeleton } from '@staalkaart/ui';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { formTitles } from '../nl/recordForms.ts';
import { lastProducts } from '../shell/routing/lastProducts.ts';
import { paths } from '../shell/routing/paths.ts';
import { RecordPage } from '../records/RecordPage.tsx';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ProductEditor } from './ProductEditor.tsx';

const nothing = () => undefined;

/** The page of the form while its product is on its way: everything in its place, nothing to send yet. */
const ProductEditSkeleton = ({ onCancel }: { onCancel: () => void }) => (
  <PageContainer>
    <ProductFormSkeleton
      header={<PageHeader title={formTitles.Products.edit} subtitle={<Skeleton kind="line" width="160px" />} />}
      onCancel={onCancel}
      media={<LazyMediaTable media={[]} isLoading onReorder={nothing} onEdit={nothing} onRemove={nothing} onAdd={nothing} />}
    />
  </PageContainer>
);

/** Makes a product, from nothing or as a copy (`?copy=`), or changes the one of the address; outside edit mode it leads to /products (specification §2, "Product edit screen"). */
export const Component = () => {
  const { id } = useParams();
  const actor = useActor();
  const navigate = useNavigate();
  const fresh = useFresh('Products', id);
  const [search] = useSearchParams();
  const copyId = id === undefined ? search.get('copy') ?? undefined : undefined;
  const source = useFresh('Products', copyId);
  const read = copyId === undefined ? fresh : source;
  const assets = useList('Assets', id === undefined ? null : { productId: id, pageSize: PAGE_SIZES.LOOKUP });
  useScreen(id === undefined ? formTitles.Products.create : formTitles.Products.edit, (id ?? copyId) === undefined || Boolean(read.record ?? read.error));
  if (!can(actor, 'catalogue.edit')) return <Navigate to={lastProducts()} replace />;
  if (copyId !== undefined) {
    return (
      <RecordPage key={`copy ${copyId}`} kind="Products" id={copyId} detail={{ ...source, item: source.record }} isShown={() => true} list={paths.products}>
        {source.record
          ? <ProductEditor fresh={fresh} assets={assets} source={source.record} />
          : <ProductEditSkeleton onCancel={() => void navigate(lastProducts())} />}
      </RecordPage>
    );
  }
  if (id === undefined) return <ProductEditor key="new" fresh={fresh} assets={assets} />;
  return (
    <RecordPage key={id} kind="Products" id={id} detail={{ ...fresh, item: fresh.record }} isShown={() => true} list={paths.products}>
      {fresh.record
        ? <ProductEditor fresh={fresh} assets={assets} />
        : <ProductEditSkeleton onCancel={() => void navigate(paths.product(id))} />}
    </RecordPage>
  );
};
