import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { safePath } from '../../controls/Picture/safePath.ts';
import { detail } from '../../nl/product.ts';
import type { GalleryMedium } from '../ProductGallery/medium.ts';
import { Missing, SlideFrame } from './Slideshow.styles.ts';

interface SlideProps {
  medium: GalleryMedium;
  /** Where it comes from: the right after 'next', the left after 'previous'. */
  direction: -1 | 0 | 1;
}

/** A film that falls silent when the slideshow moves on. */
const Film = ({ medium, src }: { medium: GalleryMedium; src: string }) => {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    return () => film?.pause();
  }, []);
  return <video ref={ref} src={src} poster={safePath(medium.posterPath)} controls playsInline preload="metadata" aria-label={detail.video(medium.name)} />;
};

/** One medium, as large as the screen allows. */
export const Slide = ({ medium, direction }: SlideProps) => {
  const [isBroken, setBroken] = useState(false);
  const src = safePath(medium.path);
  return (
    <SlideFrame data-from={direction || undefined}>
      {!src || isBroken
        ? <Missing><ImageOff aria-hidden />{detail.pictureMissing}</Missing>
        : medium.isVideo
          ? <Film medium={medium} src={src} />
          : <img src={src} alt={medium.name} draggable={false} onError={() => setBroken(true)} />}
    </SlideFrame>
  );
};
