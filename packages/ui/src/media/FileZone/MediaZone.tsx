import { ExternalLink, FileUp } from 'lucide-react';
import type { Ref } from 'react';
import { safePath } from '../../controls/Picture/safePath.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { mediaText } from '../../nl/media.ts';
import { ACCEPTED, MAX_MB, type MediaKind } from '../fileChecks.ts';
import { OutwardLink } from './FileZone.styles.ts';
import { FileZone } from './FileZone.tsx';

interface MediaZoneProps {
  kind: MediaKind;
  isOptional?: boolean;
  /** More than one at once. */
  isMultiple?: boolean;
  /** What is wrong, beneath the button. */
  error?: string;
  /** Where a .mov becomes an .mp4; shown for videos. */
  converterHref?: string;
  /** The button, to send the focus to. */
  buttonRef?: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
  /** The focus left the button. */
  onLeave?: () => void;
}

/** Chooses the files of media. Beside videos stands a link to a converter, in a new tab that learns nothing of this one (specification §5). */
export const MediaZone = ({ kind, isMultiple, converterHref, ...zone }: MediaZoneProps) => {
  const converter = kind === 'video' ? safePath(converterHref) : undefined;
  return (
    <FileZone
      {...zone}
      label={mediaText.file}
      icon={FileUp}
      text={isMultiple ? mediaText.dropFiles : mediaText.dropFile}
      choose={isMultiple ? mediaText.chooseFiles : mediaText.chooseFile}
      accept={ACCEPTED[kind]}
      isMultiple={isMultiple}
      hint={kind === 'video' ? mediaText.videoHint(MAX_MB.video) : mediaText.imageHint(MAX_MB.image)}
    >
      {converter && (
        <OutwardLink href={converter} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
          {mediaText.converter}<ExternalLink aria-hidden /><VisuallyHidden>{mediaText.newTab}</VisuallyHidden>
        </OutwardLink>
      )}
    </FileZone>
  );
};
