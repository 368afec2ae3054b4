import type { Product } from '@staalkaart/api-client';
import { LazySlideshow, ProductGallery, type GalleryMedium } from '@staalkaart/ui';
import { useState } from 'react';
import { galleryOf } from './galleryOf.ts';

/** The media of a product in their order; until they are in, the cover that the list knew. */
const mediaOf = (product: Product, isPartial: boolean): GalleryMedium[] =>
  isPartial && product.assets.length === 0 && product.coverImagePath
    ? [{ id: 'cover', name: product.name, path: product.coverImagePath, isVideo: false }]
    : galleryOf(product.assets);

interface ProductMediaProps {
  product: Product;
  /** It is what a list knew: its media are not among it. */
  isPartial: boolean;
  /** They are on their way. */
  isLoading: boolean;
}

/** The gallery of a product, and its slideshow over the whole screen. */
export const ProductMedia = ({ product, isPartial, isLoading }: ProductMediaProps) => {
  const [index, setIndex] = useState<number>();
  const media = mediaOf(product, isPartial);
  return (
    <>
      <ProductGallery
        media={media}
        productName={product.name}
        isLoading={isLoading && media.length > 0}
        shownIndex={index}
        onOpen={setIndex}
      />
      {index !== undefined && <LazySlideshow media={media} productName={product.name} index={index} onIndex={setIndex} onClose={() => setIndex(undefined)} />}
    </>
  );
};
