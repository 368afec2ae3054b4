import { Image, ImageOff } from 'lucide-react';
import { createContext, use, useEffect, useState, type ComponentProps, type CSSProperties } from 'react';
import { renditionsOf, TILE_SIZES } from './renditions.ts';
import { safePath } from './safePath.ts';
import { Frame, Missing } from './Picture.styles.ts';

export interface PictureProps {
  /** Site-relative or http(s) URL; any other scheme counts as missing. */
  path: string | null | undefined;
  /** What it shows, in Dutch; empty where the name stands beside it. */
  alt: string;
  /** Width by height, as CSS: the place is kept while it loads. */
  ratio?: string;
  /** In the first row: loaded at once, before the others. */
  isEager?: boolean;
  /** `cover` fills the place and cuts off the edges, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** How wide it is shown, as `sizes` of HTML; as on a tile without it. Only asked where the server has renditions. */
  sizes?: string;
}

const RenditionsContext = createContext(false);

/** Says that the server offers its pictures in several widths: each is then asked in the one that fits. */
export const RenditionsProvider = RenditionsContext.Provider;

/** Pictures that were shown already: they are there at once, and need no second drawing that fades them in. */
const shown = new Set<string>();
const MOST_REMEMBERED = 2000;

const remember = (src: string) => {
  if (shown.size >= MOST_REMEMBERED) shown.clear();
  shown.add(src);
};

/** ms after which a picture that did not load is asked once more: a server that is started again is there by then. */
const AGAIN_MS = 5_000;

/** The drawing of a picture that did not load. Behind it that is asked again: once after a while, and whenever the line is back. */
const Broken = ({ onLoad, ...source }: Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'onLoad'>) => {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const ask = () => setTimes(before => before + 1);
    const timer = setTimeout(ask, AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, []);
  return (
    <>
      <ImageOff aria-hidden />
      {times > 0 && <img key={times} {...source} alt="" hidden onLoad={onLoad} />}
    </>
  );
};

/** A picture that keeps its place, fades in over a quiet tint, and shows a drawing where there is none, or where it does not load. */
export const Picture = ({ path, alt, ratio = '4 / 3', isEager, fit = 'cover', sizes = TILE_SIZES }: PictureProps) => {
  const hasRenditions = use(RenditionsContext);
  const src = safePath(path);
  const [state, setState] = useState<{ src?: string; is: 'loaded' | 'broken' }>();
  const known = src && shown.has(src) ? 'loaded' : undefined;
  const is = state && state.src === src ? state.is : known;
  const source = { ...(hasRenditions && src && { srcSet: renditionsOf(src), sizes }), src };
  // A picture that the browser has already says so twice: as it enters the page and by its event.
  const tell = (next: 'loaded' | 'broken') => {
    if (src && next === 'loaded') remember(src);
    if (is !== next) setState({ src, is: next });
  };
  return (
    <Frame data-loaded={is === 'loaded' || undefined} data-fit={fit} style={{ '--picture-ratio': ratio } as CSSProperties}>
      {src && is !== 'broken' ? (
        <img
          key={src}
          ref={image => { if (image?.complete && image.naturalWidth > 0 && is === undefined) tell('loaded'); }}
          {...source}
          alt={alt}
          width={400}
          height={300}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => tell('loaded')}
          onError={() => tell('broken')}
        />
      ) : (
        <Missing role={alt ? 'img' : undefined} aria-label={alt || undefined}>{src ? <Broken key={src} {...source} onLoad={() => tell('loaded')} /> : <Image aria-hidden />}</Missing>
      )}
    </Frame>
  );
};
