import { Film, Play } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { FilmMark, FilmMissing, Thumbnail } from './MediaThumbnail.styles.ts';

/** s: a frame just after the start, as the very first is often black. */
const STILL_AT = 0.1;

export interface MediaThumbnailProps {
  /** Site-relative or http(s) URL of the picture or the film. */
  path?: string | null;
  /** A film: its first frame, with a sign to play. */
  isVideo: boolean;
}

/** A medium in small, 4 by 3: a film shows its first frame, or a drawn one. The name stands beside it. */
export const MediaThumbnail = ({ path, isVideo }: MediaThumbnailProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const src = safePath(path);
  if (!isVideo) return <Thumbnail><Picture path={path} alt="" /></Thumbnail>;
  if (!src || src === brokenSrc) return <Thumbnail><FilmMissing><Film aria-hidden /></FilmMissing></Thumbnail>;
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
      <FilmMark><Play aria-hidden /></FilmMark>
    </Thumbnail>
  );
};
