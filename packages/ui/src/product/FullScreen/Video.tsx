import { VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { detail } from '../../nl/product.ts';
import { slideshowText } from '../../nl/slideshow.ts';
import { Missing, VideoElement } from './FullScreen.styles.ts';

interface VideoProps {
  src: string;
  /** What it shows. */
  name: string;
  /** Beside what is shown it stands silent, and nothing of it is fetched. */
  isShown?: boolean;
}

/** What was operated is gone: its keys go on from here. */
const focus = (element: HTMLElement | null) => { element?.focus(); };

/** A video on the whole screen, in a `videoPlace`. It waits for its button; one that does not come, or breaks off, says so. */
export const Video = ({ src, name, isShown = true }: VideoProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState<{ src: string; hadFocus: boolean }>();
  useEffect(() => { if (!isShown) video.current?.pause(); }, [isShown]);
  if (broken?.src === src) return <Missing role="status" tabIndex={-1} ref={broken.hadFocus ? focus : undefined}><VideoOff aria-hidden />{slideshowText.videoMissing}</Missing>;
  return (
    <VideoElement
      ref={video}
      src={src}
      controls
      playsInline
      preload={isShown ? 'metadata' : 'none'}
      aria-label={detail.video(name)}
      onError={({ currentTarget }) => setBroken({ src, hadFocus: currentTarget === document.activeElement })}
      onLoadedMetadata={({ currentTarget: { style, videoWidth, videoHeight } }) => style.setProperty('--shape', String(videoWidth / videoHeight))}
    />
  );
};
