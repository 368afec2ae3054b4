import { useId, useState } from 'react';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { wrapIndex } from '../../gestures/roving.ts';
import { growFromOpened } from '../../tiles/Tile/grow.ts';
import { Gallery, HeroPlace, ThumbnailGrid } from './ProductGallery.styles.ts';
import { Hero } from './Hero.tsx';
import type { GalleryMedium } from './medium.ts';
import { Thumbnails } from './Thumbnails.tsx';

export type { GalleryMedium } from './medium.ts';

export interface ProductGalleryProps {
  /** In order; a film is never first (specification §4). While loading it may hold the cover alone. */
  media: readonly GalleryMedium[];
  /** Names the list of thumbnails, and the drawing where there are no media. */
  productName: string;
  /** The media are on their way: their places are kept. */
  isLoading?: boolean;
  /** The index that a slideshow over the page shows: the gallery follows it, and stays there once it is closed. */
  shownIndex?: number;
  /** The full screen was asked for, starting at this index. */
  onOpen?: (index: number) => void;
}

/** A large picture with its thumbnails in four columns (specification §2). Swipe, arrows or a press choose another. */
export const ProductGallery = ({ media, productName, isLoading = false, shownIndex, onOpen }: ProductGalleryProps) => {
  const [selectedId, setSelectedId] = useState<GalleryMedium['id']>();
  const shownId = shownIndex === undefined ? undefined : media[shownIndex]?.id;
  if (shownId !== undefined && shownId !== selectedId) setSelectedId(shownId);
  const panelId = useId();
  const index = Math.max(0, media.findIndex(({ id }) => id === selectedId));
  const select = (target: number) => setSelectedId(media[wrapIndex(target, media.length)]?.id);
  return (
    <Gallery>
      <HeroPlace ref={growFromOpened} id={panelId} role={media.length > 0 && !isLoading ? 'tabpanel' : undefined} aria-label={media.length > 0 && !isLoading ? media[index]?.name : undefined}>
        {isLoading && media.length === 0
          ? <Skeleton ratio="4 / 3" radius="inherit" />
          : <Hero medium={media[index]} productName={productName} hasOthers={media.length > 1} onStep={step => select(index + step)} onOpen={() => onOpen?.(index)} />}
      </HeroPlace>
      {isLoading && (
        <ThumbnailGrid aria-hidden>
          {[0, 1, 2, 3].map(place => <Skeleton key={place} ratio="4 / 3" radius="var(--radius-s)" />)}
        </ThumbnailGrid>
      )}
      {!isLoading && media.length > 0 && (
        <Thumbnails media={media} index={index} productName={productName} panelId={panelId} onSelect={select} />
      )}
    </Gallery>
  );
};
