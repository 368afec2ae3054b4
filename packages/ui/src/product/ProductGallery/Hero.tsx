import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { detail } from '../../nl/product.ts';
import { LazySlideshow } from '../Slideshow/LazySlideshow.ts';
import { useSwipe } from '../../gestures/useSwipe.ts';
import { HeroFrame, HeroPicture, OpenButton, OpenLabel } from './ProductGallery.styles.ts';
import type { GalleryMedium } from './medium.ts';

interface HeroProps {
  /** The selected medium; a drawing stands in where there is none. */
  medium: GalleryMedium | undefined;
  productName: string;
  /** Whether a swipe has somewhere to go. */
  hasOthers: boolean;
  onStep: (step: -1 | 1) => void;
  onOpen: () => void;
}

/** The large picture: a press opens the full screen, a swipe selects the next. A film plays in place; for one that does not come a drawing stands in. */
export const Hero = ({ medium, productName, hasOthers, onStep, onOpen }: HeroProps) => {
  const swipe = useSwipe(onStep, hasOthers);
  const [broken, setBroken] = useState<string>();
  const source = medium?.isVideo ? safePath(medium.path) : undefined;
  // Chosen again, it is tried again.
  if (broken && broken !== source) setBroken(undefined);
  const film = source === broken ? undefined : source;
  return (
    <HeroFrame {...swipe} onPointerEnter={LazySlideshow.preload} onFocus={LazySlideshow.preload}>
      <HeroPicture key={film ?? 'picture'}>
        {film
          ? <video src={film} controls playsInline preload="metadata" aria-label={detail.video(medium!.name)} onError={() => setBroken(film)} />
          : <Picture path={medium?.isVideo ? null : medium?.path} alt={medium?.name || productName} fit="contain" sizes="(min-width: 1024px) 60vw, 100vw" isEager />}
      </HeroPicture>
      {/* One button for both: what it opened gives the focus back to it, whatever is selected by then. */}
      {medium && <OpenButton type="button" data-film={film !== undefined || undefined} onClick={({ currentTarget }) => { currentTarget.parentElement?.querySelector('video')?.pause(); onOpen(); }}><span><Maximize aria-hidden /><OpenLabel>{detail.fullScreen}</OpenLabel></span></OpenButton>}
    </HeroFrame>
  );
};
