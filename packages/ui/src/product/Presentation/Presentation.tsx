import { ChevronLeft, ChevronRight, Images, Pause, Play, X } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { toastStore } from '../../feedback/Toasts/toast.ts';
import { useSwipe } from '../../gestures/useSwipe.ts';
import type { Id } from '../../id.ts';
import { presentationText as text } from '../../nl/presentation.ts';
import { FullScreen } from '../FullScreen/FullScreen.tsx';
import type { GalleryMedium } from '../ProductGallery/medium.ts';
import { Thumbnails } from '../ProductGallery/Thumbnails.tsx';
import { Frame } from './Frame.tsx';
import { placeAfter, placeBeside, placeForKey, turned, type Place } from './place.ts';
import { Counter, Facts, Layout, Name, Side, Stage, Strip, TopBar, Words } from './Presentation.styles.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useWakeLock } from './useWakeLock.ts';

/** ms that a product stands when the presentation goes by itself. */
const STANDS_MS = 6_000;
const STAGE_ID = 'presentatie-beeld';
const NONE: never[] = [];

/** A product as it is presented. */
export interface PresentedProduct {
  id: Id;
  name: string;
  /** Its first picture; a drawing where it is missing. */
  coverImagePath?: string | null;
}

export interface PresentationProps {
  /** What is presented, such as the name of a collection: names the dialog. */
  title: string;
  /** The products, in their order. Only the shown one and its neighbours are drawn: there may be ten thousand. Nothing is rendered when there are none. */
  products: readonly PresentedProduct[];
  /** What is shown. */
  place: Place;
  /** Told where the person goes: another product, or a picture of this one. */
  onPlace: (place: Place) => void;
  /** A few words beneath the name of the shown product, such as whom it was printed for. */
  facts?: readonly string[];
  /** The pictures and films of the shown product; undefined where they are not known. */
  media: readonly GalleryMedium[] | undefined;
  /** They are on their way: their places are kept beneath the cover. */
  isLoading?: boolean;
  /** They did not come: said in their place, since no message lies over a presentation. */
  hasFailed?: boolean;
  /** Asked by the button, by Escape, and by leaving the full screen. It may be asked twice. */
  onClose: () => void;
}

/**
 * A full-screen walk through products: swipe, arrows or buttons from cover to cover, a tap into a product's gallery and
 * back, by itself where that is asked. The screen stays lit. Load it when it is near.
 */
export const Presentation = ({ title, products, place: asked, onPlace, facts = NONE, media, isLoading = false, hasFailed = false, onClose }: PresentationProps) => {
  const [isAuto, setAuto] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  // The keys are heard from the start, and no button has a ring that nobody asked for.
  const begin = useCallback((element: HTMLDivElement | null) => {
    screen.current = element;
    element?.focus({ preventScroll: true });
  }, []);
  useFullScreen(onClose);
  useWakeLock();
  // What is said of other work is not for who looks.
  useLayoutEffect(() => toastStore.hold(), []);

  const known = media ?? NONE;
  // Until they are known there may be more than the cover.
  const hasGallery = media === undefined || media.length > 1;
  const place = hasGallery ? asked : { slide: asked.slide };
  const product = products[place.slide];
  const extent = { slides: products.length, media: known.length };
  const isGallery = place.medium !== undefined;
  const before = placeBeside(place, -1, extent);
  const after = placeBeside(place, 1, extent);

  // What had the focus may be gone with the product that had it: the keys go on.
  useLayoutEffect(() => { if (document.activeElement === document.body) screen.current?.focus({ preventScroll: true }); });
  const goOn = useEffectEvent((slide: number) => onPlace(placeAfter({ slide }, products.length)));
  const { slide: standing } = place;
  useEffect(() => {
    if (!isAuto) return undefined;
    const timer = setTimeout(() => goOn(standing), STANDS_MS);
    return () => clearTimeout(timer);
  }, [isAuto, standing]);

  /** Whoever goes by hand goes on by hand. */
  const goTo = (next: Place | undefined) => {
    setAuto(false);
    if (next && next !== place) onPlace(next);
  };
  const swipe = useSwipe(step => goTo(step === 1 ? after : before));
  if (!product) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    // A film winds with the arrows, a button is pressed with the space bar.
    const isTheirs = target instanceof HTMLVideoElement || (key === ' ' && target instanceof HTMLButtonElement);
    if (event.defaultPrevented || isTheirs || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeForKey(key, place, extent, hasGallery);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };
  const onTap = (event: MouseEvent) => { if (hasGallery && !(event.target instanceof HTMLVideoElement)) goTo(turned(place)); };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    setAuto(false);
    swipe.onPointerDown(event);
  };

  /** A picture of the gallery where it is known, else the cover. The first picture is the cover itself: it stays where it is. */
  const frameAt = (at: -1 | 0 | 1, { slide, medium: index }: Place) => {
    const { id, name, coverImagePath } = products[slide]!;
    const medium = index === undefined ? undefined : known[index];
    const isCover = !medium || (index === 0 && medium.path === coverImagePath);
    return isCover
      ? <Frame key={`${id}`} at={at} medium={{ name, path: coverImagePath, isVideo: false }} />
      : <Frame key={`${id} ${medium.id}`} at={at} medium={medium} />;
  };
  const said = isGallery && known.length > 0 ? text.picture(place.medium! + 1, known.length) : product.name;

  return (
    <FullScreen label={text.label(title)} onClose={onClose}>
      <Layout ref={begin} tabIndex={-1} onKeyDown={onKeyDown}>
        <TopBar>
          <Counter aria-live={isAuto ? 'off' : 'polite'} aria-atomic><span>{text.counter(place.slide + 1, products.length)}</span><VisuallyHidden>: {said}</VisuallyHidden></Counter>
          {products.length > 1 && (
            <Button variant="quiet" aria-pressed={isAuto} data-pressed={isAuto || undefined} onClick={() => setAuto(!isAuto)}>
              {isAuto ? <Pause aria-hidden /> : <Play aria-hidden />}<span>{text.auto}</span>
            </Button>
          )}
          <IconButton icon={X} label={text.end} placement="bottom" onClick={onClose} />
        </TopBar>
        <Stage {...swipe} id={STAGE_ID} role={isGallery ? 'tabpanel' : undefined} aria-label={isGallery ? said : undefined} onPointerDown={onPointerDown} onClick={onTap} data-turns={hasGallery || undefined}>
          {before && frameAt(-1, before)}
          {frameAt(0, place)}
          {after && frameAt(1, after)}
        </Stage>
        {(before ?? after) && (
          <>
            <Side data-side="start"><IconButton icon={ChevronLeft} label={isGallery ? text.previousPicture : text.previous} placement="right" aria-disabled={!before} onClick={() => goTo(before)} /></Side>
            <Side data-side="end"><IconButton icon={ChevronRight} label={isGallery ? text.nextPicture : text.next} placement="left" aria-disabled={!after} onClick={() => goTo(after)} /></Side>
          </>
        )}
        {isGallery && (
          <Strip>
            {hasFailed
              ? <p role="status">{text.failed}</p>
              : isLoading
                ? <div aria-hidden>{[0, 1, 2, 3].map(at => <Skeleton key={at} ratio="4 / 3" radius="var(--radius-s)" />)}</div>
                : known.length > 0 && <Thumbnails media={known} index={place.medium!} productName={product.name} panelId={STAGE_ID} onSelect={medium => goTo({ slide: place.slide, medium })} />}
          </Strip>
        )}
        <Words>
          <div>
            <Name>{product.name}</Name>
            {facts.length > 0 && <Facts>{facts.map(fact => <span key={fact}>{fact}</span>)}</Facts>}
          </div>
          {hasGallery && (
            <Button variant="quiet" aria-pressed={isGallery} data-pressed={isGallery || undefined} onClick={() => goTo(turned(place))}>
              <Images aria-hidden /><span>{text.pictures}</span>
            </Button>
          )}
        </Words>
      </Layout>
    </FullScreen>
  );
};
