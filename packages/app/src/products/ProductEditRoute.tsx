import { useAssets, PAGE_SIZES, useProduct } from '@staalkaart/api-client';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { formTitles } from '../nl/records.ts';
import { paths } from '../routing/paths.ts';
import { DetailFailure } from '../screen/DetailFailure.tsx';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductEditSkeleton } from './ProductEditSkeleton.tsx';

/** Makes a product, or changes the one of the address; outside edit mode it leads to /products (specification §2, "Product edit screen"). */
export const Component = () => {
  const { id } = useParams();
  const actor = useActor();
  const navigate = useNavigate();
  const detail = useProduct(id);
  const assets = useAssets(id === undefined ? null : { productId: id, pageSize: PAGE_SIZES.LOOKUP });
  const isLoaded = id === undefined || (detail.item !== undefined && !detail.isPartial);
  useScreen(formTitles.Products[id === undefined ? 0 : 1], isLoaded || Boolean(detail.error));
  if (!can(actor, 'catalogue.edit')) return <Navigate to={paths.products} replace />;
  if (detail.error && !isLoaded) return <DetailFailure detail={detail} />;
  if (!isLoaded) return <ProductEditSkeleton name={detail.item?.name} onCancel={() => void navigate(paths.product(id))} />;
  return <ProductEditor key={id ?? 'new'} product={detail.item} assets={assets} />;
};
