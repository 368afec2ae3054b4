import { Film, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';

const Thumbnail = styled.div`
  position: relative;
  width: 72px;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  > video { width: 100%; height: 100%; object-fit: cover; }
`;

const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: auto;
  border-radius: 50%;
  background: var(--color-badge);
  color: var(--color-on-night);
  svg { width: 10px; height: 10px; margin-left: 1px; fill: currentcolor; }
`;

const Missing = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--color-line-strong);
  svg { width: 24px; height: 24px; stroke-width: 1.5; }
`;

/** s: a frame just after the start, as the very first is often black. */
const STILL_AT = 0.1;

export interface MediaThumbnailProps {
  /** Site-relative or http(s) URL of the image or the video. */
  path?: string | null;
  /** A video: its first frame, with a sign to play. */
  isVideo: boolean;
}

/** A medium in small, 4 by 3: a video shows its first frame, or a drawn one. The name stands beside it. */
export const MediaThumbnail = ({ path, isVideo }: MediaThumbnailProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const src = safePath(path);
  if (!isVideo) return <Thumbnail><Picture path={path} alt="" sizes="96px" /></Thumbnail>;
  if (!src || src === brokenSrc) return <Thumbnail><Missing><Film aria-hidden /></Missing></Thumbnail>;
  return (
    <Thumbnail>
      <video
        src={`${src}#t=${STILL_AT}`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden
        onLoadedMetadata={event => { event.currentTarget.currentTime = STILL_AT; }}
        onError={() => setBrokenSrc(src)}
      />
      <PlayMark><Play aria-hidden /></PlayMark>
    </Thumbnail>
  );
};
