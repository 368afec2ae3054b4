import { isSameId, useMe, type Product, type ProductItem } from '@staalkaart/api-client';
import { Button, ButtonLink, Chips, ProductActions, ProductFoldsSkeleton, ProductHeading, ProductWordsSkeleton, RichText, unseenReason } from '@staalkaart/ui';
import { can, type Actor } from '../access/access.ts';
import { isShown, offeredCollections } from '../access/visibility.ts';
import { useKnownCategories } from '../catalogue/useKnownCategories.ts';
import { productTexts } from '../nl/product.ts';
import { paths } from '../shell/routing/paths.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { ProductSections } from './ProductSections.tsx';

export interface ProductSheetProps {
  product: Product;
  /** The detail is still on its way: what it brings has its place. */
  isLoading: boolean;
  actor: Actor;
  /** Files the product; absent for who may not. */
  filing: { onHold: (product: ProductItem, anchor: HTMLElement) => void } | undefined;
}

/** The words beside the pictures of a product. */
export const ProductSheet = ({ product, isLoading, actor, filing }: ProductSheetProps) => {
  useScreen(product.name);
  const { me } = useMe();
  const modal = useModal();
  const known = useKnownCategories(product.categories.length > 0);
  // A category that is hidden, or not known to be there, is not named: it does not exist for the person.
  const categories = product.categories.flatMap(({ id, name }) => {
    const category = known?.find(one => isSameId(one.id, id));
    if (!category || (category.isVisible === false && !can(actor, 'catalogue.seeHidden'))) return [];
    return [{ id, name, isHidden: category.isVisible === false, href: isShown('Categories', category, actor) ? paths.categoryProducts(id) : undefined }];
  });
  const hasCollections = offeredCollections(me?.collections ?? []).length > 0;
  return (
    <>
      <ProductHeading
        name={product.name}
        categories={categories}
        unseen={unseenReason(product.isVisible === false, product.coverImagePath)}
      />
      {isLoading ? <ProductWordsSkeleton /> : (
        <>
          {product.description && <RichText html={product.description} />}
          <Chips label={productTexts.tags} items={product.tags.map(({ id, name }) => ({ id, name, href: `${paths.products}?${new URLSearchParams({ tags: String(id) })}` }))} />
        </>
      )}
      <ProductActions>
        {filing && hasCollections && (
          <Button onClick={event => filing.onHold(product, event.currentTarget)}>{productTexts.manageCollections}</Button>
        )}
        {/* They go beneath it together where there is no room for all. */}
        {can(actor, 'catalogue.edit') && (
          <ProductActions>
            <ButtonLink href={paths.manageProduct(product.id)}>{productTexts.edit}</ButtonLink>
            <ButtonLink href={paths.copyProduct(product.id)}>{productTexts.copy}</ButtonLink>
            <Button variant="quiet" onClick={() => modal.open({ type: 'delete', kind: 'Products', id: product.id, name: product.name })}>{productTexts.remove}</Button>
          </ProductActions>
        )}
      </ProductActions>
      {isLoading ? <ProductFoldsSkeleton /> : <ProductSections product={product} own={me?.collections ?? []} actor={actor} />}
    </>
  );
};
