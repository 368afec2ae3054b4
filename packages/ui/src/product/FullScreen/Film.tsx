import { useEffect, useRef } from 'react';
import { detail } from '../../nl/product.ts';
import { FilmElement } from './FullScreen.styles.ts';

interface FilmProps {
  src: string;
  /** What it shows. */
  name: string;
  /** Beside what is shown it stands silent, and nothing of it is fetched. */
  isShown?: boolean;
}

/** A film on the whole screen, in a `filmPlace`. It waits for its button. */
export const Film = ({ src, name, isShown = true }: FilmProps) => {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => { if (!isShown) film.current?.pause(); }, [isShown]);
  return (
    <FilmElement
      ref={film}
      src={src}
      controls
      playsInline
      preload={isShown ? 'metadata' : 'none'}
      aria-label={detail.video(name)}
      onLoadedMetadata={({ currentTarget: { style, videoWidth, videoHeight } }) => style.setProperty('--shape', String(videoWidth / videoHeight))}
    />
  );
};
