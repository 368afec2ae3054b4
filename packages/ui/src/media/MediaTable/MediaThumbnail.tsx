import styled from 'styled-components';
import { FilmStill } from '../../controls/Picture/FilmStill.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';

const Thumbnail = styled.div`
  --play-mark: 24px;
  position: relative;
  width: 72px;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
`;

export interface MediaThumbnailProps {
  /** Site-relative or http(s) URL of the image or the video. */
  path?: string | null;
  /** A video: its first frame, with a sign to play. */
  isVideo: boolean;
}

/** A medium in small, 4 by 3: a video shows its first frame, or a drawn one. The name stands beside it. */
export const MediaThumbnail = ({ path, isVideo }: MediaThumbnailProps) => (
  <Thumbnail>{isVideo ? <FilmStill path={path} /> : <Picture path={path} alt="" sizes="96px" />}</Thumbnail>
);
