import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { Video } from '../FullScreen/Video.tsx';
import type { GalleryMedium } from '../ProductGallery/medium.ts';
import { FramePlace } from './Presentation.styles.ts';

interface FrameProps {
  /** The picture or film that fills it. */
  medium: Omit<GalleryMedium, 'id'>;
  /** Where it stands to the shown one: -1 before it, 1 after it. */
  at: -1 | 0 | 1;
}

/** One picture or film, as large as the screen allows; those beside it wait out of sight, fetched already. */
export const Frame = ({ medium, at }: FrameProps) => {
  const film = medium.isVideo ? safePath(medium.path) : undefined;
  return (
    <FramePlace style={{ '--at': at }} inert={at !== 0} data-beside={at || undefined}>
      {film
        ? <Video src={film} name={medium.name} isShown={at === 0} />
        : <Picture path={medium.isVideo ? null : medium.path} alt={medium.name} fit="contain" sizes="100vw" isEager />}
    </FramePlace>
  );
};
