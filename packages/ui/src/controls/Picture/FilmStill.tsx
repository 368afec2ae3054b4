import { Film, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { safePath } from './safePath.ts';

const Still = styled.video`
  width: 100%;
  height: 100%;
  object-fit: cover;
  border-radius: inherit;
  pointer-events: none;
`;

const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: var(--play-mark, 36px);
  height: var(--play-mark, 36px);
  margin: auto;
  border-radius: 50%;
  background: var(--color-badge);
  color: var(--color-on-night);
  svg { width: 44%; height: 44%; fill: currentcolor; translate: 1px 0; }
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

/** A frame of a film with a sign to play, or a drawn film where it has none. As large as what holds it; `--play-mark` (px) is how large its sign is. */
export const FilmStill = ({ path }: { path: string | null | undefined }) => {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const src = safePath(path);
  if (!src || src === brokenSrc) return <Missing><Film aria-hidden /></Missing>;
  return (
    <>
      {/* Safari needs the fragment to draw a frame at all, Chromium the seek. */}
      <Still
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
    </>
  );
};
