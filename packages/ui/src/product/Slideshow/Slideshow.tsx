import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { wrapIndex } from '../../gestures/roving.ts';
import { useSwipe } from '../../gestures/useSwipe.ts';
import { detail } from '../../nl/product.ts';
import { slideshowText } from '../../nl/slideshow.ts';
import { Video } from '../FullScreen/Video.tsx';
import { FullScreen } from '../FullScreen/FullScreen.tsx';
import { Missing } from '../FullScreen/FullScreen.styles.ts';
import type { GalleryMedium } from '../ProductGallery/medium.ts';
import { Counter, Layout, Side, SlideFrame, Stage, TopBar } from './Slideshow.styles.ts';

export interface SlideshowProps {
  /** Nothing is rendered when there are none. */
  media: readonly GalleryMedium[];
  /** Which one is shown. */
  index: number;
  /** The index that was asked for, already wrapped (specification §2: in both directions). */
  onIndex: (index: number) => void;
  /** Asked by the button and by Escape. */
  onClose: () => void;
  /** Names the dialog for assistive technology. */
  productName: string;
}

/** One medium, as large as the screen allows; after 'next' (1) it comes from the right. A film that leaves the page falls silent. */
const Slide = ({ medium, direction }: { medium: GalleryMedium; direction: -1 | 0 | 1 }) => {
  const [isBroken, setBroken] = useState(false);
  const src = safePath(medium.path);
  return (
    <SlideFrame data-from={direction || undefined}>
      {!src || isBroken
        ? <Missing><ImageOff aria-hidden />{slideshowText.pictureMissing}</Missing>
        : medium.isVideo
          ? <Video src={src} name={medium.name} />
          : <img src={src} alt={medium.name} draggable={false} onError={() => setBroken(true)} />}
    </SlideFrame>
  );
};

/** The picture beside the shown one, fetched so that a step shows it at once. Films are left alone: they weigh too much. */
const Neighbour = ({ medium }: { medium: GalleryMedium | undefined }) => {
  const src = medium && !medium.isVideo ? safePath(medium.path) : undefined;
  return src && <img src={src} alt="" hidden />;
};

/** The pictures and films of a product over the whole screen, one at a time. Use it through `LazySlideshow`. */
export const Slideshow = ({ media, index, onIndex, onClose, productName }: SlideshowProps) => {
  const [direction, setDirection] = useState<-1 | 0 | 1>(0);
  const shown = wrapIndex(index, media.length);
  const medium = media[shown];
  const hasOthers = media.length > 1;

  const goTo = (target: number, from: -1 | 1) => {
    setDirection(from);
    onIndex(wrapIndex(target, media.length));
  };
  const swipe = useSwipe(step => goTo(shown + step, step), hasOthers);

  const onKeyDown = (event: KeyboardEvent) => {
    // A focused film keeps its own keys: the arrows wind it.
    if (!hasOthers || event.target instanceof HTMLVideoElement) return;
    const target = { ArrowLeft: [shown - 1, -1], ArrowRight: [shown + 1, 1], Home: [0, -1], End: [media.length - 1, 1] }[event.key];
    if (!target) return;
    event.preventDefault();
    goTo(target[0]!, target[1] as -1 | 1);
  };

  if (!medium) return null;
  return (
    <FullScreen label={detail.picturesOf(productName)} tone="night" onClose={onClose}>
      <Layout onKeyDown={onKeyDown}>
        <TopBar>
          <Counter aria-live="polite" aria-atomic>{hasOthers && slideshowText.counter(shown + 1, media.length)}</Counter>
          <IconButton autoFocus icon={X} label={slideshowText.close} tone="night" placement="bottom" onClick={onClose} />
        </TopBar>
        <Stage {...swipe}><Slide key={medium.id} medium={medium} direction={direction} /></Stage>
        {hasOthers && (
          <>
            <Side data-side="start"><IconButton icon={ChevronLeft} label={slideshowText.previous} tone="night" placement="right" onClick={() => goTo(shown - 1, -1)} /></Side>
            <Side data-side="end"><IconButton icon={ChevronRight} label={slideshowText.next} tone="night" placement="left" onClick={() => goTo(shown + 1, 1)} /></Side>
            {[1, -1].map(step => <Neighbour key={step} medium={media[wrapIndex(shown + step, media.length)]} />)}
          </>
        )}
      </Layout>
    </FullScreen>
  );
};
