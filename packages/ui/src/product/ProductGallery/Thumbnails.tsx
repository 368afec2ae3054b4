import { Play } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { detail } from '../../nl/product.ts';
import { thumbnailForKey, type GalleryMedium } from './medium.ts';
import { PlayMark, Thumbnail, ThumbnailGrid } from './ProductGallery.styles.ts';

interface ThumbnailsProps {
  media: readonly GalleryMedium[];
  /** The selected one. */
  index: number;
  productName: string;
  /** The id of the place that shows the selected one. */
  panelId: string;
  onSelect: (index: number) => void;
}

/** s: a frame just after the start, as the very first is often black. */
const STILL_AT = 0.1;

/** A film shows its still, or else a frame. Safari needs the fragment to draw one at all, Chromium the seek. */
const FilmStill = ({ medium }: { medium: GalleryMedium }) => {
  const src = safePath(medium.path);
  return (
    <>
      {medium.posterPath || !src
        ? <Picture path={medium.posterPath} alt="" sizes="96px" />
        : <video src={`${src}#t=${STILL_AT}`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden onLoadedMetadata={event => { event.currentTarget.currentTime = STILL_AT; }} />}
      <PlayMark><Play aria-hidden /></PlayMark>
    </>
  );
};

/** The media in small: one tab stop, arrows move and select. */
export const Thumbnails = ({ media, index, productName, panelId, onSelect }: ThumbnailsProps) => {
  const list = useRef<HTMLDivElement>(null);
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
          {medium.isVideo ? <FilmStill medium={medium} /> : <Picture path={medium.path} alt="" sizes="96px" />}
        </Thumbnail>
      ))}
    </ThumbnailGrid>
  );
};
