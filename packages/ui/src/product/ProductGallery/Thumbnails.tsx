import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FilmStill } from '../../controls/Picture/FilmStill.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { detail } from '../../nl/product.ts';
import { thumbnailForKey, type GalleryMedium } from './medium.ts';
import { Thumbnail, ThumbnailGrid } from './ProductGallery.styles.ts';

interface ThumbnailsProps {
  media: readonly GalleryMedium[];
  /** The selected one. */
  index: number;
  productName: string;
  /** The id of the place that shows the selected one. */
  panelId: string;
  onSelect: (index: number) => void;
}

/** The media in small: one tab stop, arrows move and select. */
export const Thumbnails = ({ media, index, productName, panelId, onSelect }: ThumbnailsProps) => {
  const list = useRef<HTMLDivElement>(null);
  // One that was selected by a swipe of the picture is brought in sight; the page stays where it is.
  useEffect(() => {
    const grid = list.current;
    const selected = grid?.children[index] as HTMLElement | undefined;
    if (grid && selected) grid.scrollLeft = selected.offsetLeft - grid.offsetLeft - (grid.clientWidth - selected.offsetWidth) / 2;
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = thumbnailForKey(event.key, index, media.length);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <ThumbnailGrid ref={list} role="tablist" aria-label={detail.picturesOf(productName)} onKeyDown={onKeyDown}>
      {media.map((medium, place) => (
        <Thumbnail
          key={medium.id}
          type="button"
          role="tab"
          aria-selected={place === index}
          aria-controls={panelId}
          aria-label={detail.thumbnail(medium.isVideo ? 'video' : 'image', place + 1, medium.name)}
          tabIndex={place === index ? 0 : -1}
          onClick={() => onSelect(place)}
        >
          {medium.isVideo ? <FilmStill path={medium.path} /> : <Picture path={medium.path} alt="" sizes="96px" />}
        </Thumbnail>
      ))}
    </ThumbnailGrid>
  );
};
