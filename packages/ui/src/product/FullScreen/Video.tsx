import { useEffect, useRef } from 'react';
import { detail } from '../../nl/product.ts';
import { VideoElement } from './FullScreen.styles.ts';

interface VideoProps {
  src: string;
  /** What it shows. */
  name: string;
  /** Beside what is shown it stands silent, and nothing of it is fetched. */
  isShown?: boolean;
}

/** A video on the whole screen, in a `videoPlace`. It waits for its button. */
export const Video = ({ src, name, isShown = true }: VideoProps) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => { if (!isShown) video.current?.pause(); }, [isShown]);
  return (
    <VideoElement
      ref={video}
      src={src}
      controls
      playsInline
      preload={isShown ? 'metadata' : 'none'}
      aria-label={detail.video(name)}
      onLoadedMetadata={({ currentTarget: { style, videoWidth, videoHeight } }) => style.setProperty('--shape', String(videoWidth / videoHeight))}
    />
  );
};
