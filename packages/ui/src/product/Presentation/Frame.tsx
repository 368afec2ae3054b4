import { useEffect, useRef } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { detail } from '../../nl/product.ts';
import type { GalleryMedium } from '../ProductGallery/medium.ts';
import { FramePlace } from './Presentation.styles.ts';

interface FrameProps {
  /** The picture or film that fills it. */
  medium: Omit<GalleryMedium, 'id'>;
  /** Where it stands to the shown one: -1 before it, 1 after it. */
  at: -1 | 0 | 1;
}

/** A film waits for its button, and falls silent when another comes in its place. */
const Film = ({ medium, src, isShown }: { medium: FrameProps['medium']; src: string; isShown: boolean }) => {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => { if (!isShown) film.current?.pause(); }, [isShown]);
  return <video ref={film} src={src} controls playsInline preload={isShown ? 'metadata' : 'none'} aria-label={detail.video(medium.name)} />;
};

/** One picture or film, as large as the screen allows; those beside it wait out of sight, fetched already. */
export const Frame = ({ medium, at }: FrameProps) => {
  const film = medium.isVideo ? safePath(medium.path) : undefined;
  return (
    <FramePlace style={{ '--at': at }} inert={at !== 0} data-beside={at || undefined}>
      {film
        ? <Film medium={medium} src={film} isShown={at === 0} />
        : <Picture path={medium.isVideo ? null : medium.path} alt={medium.name} fit="contain" sizes="100vw" isEager />}
    </FramePlace>
  );
};
