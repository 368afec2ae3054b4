import { ExternalLink } from 'lucide-react';
import { safePath } from '../../controls/Picture/safePath.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { mediaText } from '../../nl/media.ts';
import { OutwardLink } from './FilePicker.styles.ts';

/** Leads to where a .mov becomes an .mp4 (specification §5), in a new tab that learns nothing of this one. */
export const ConverterLink = ({ href }: { href: string }) => {
  const safe = safePath(href);
  if (!safe) return null;
  return (
    <OutwardLink href={safe} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {mediaText.converter}<ExternalLink aria-hidden /><VisuallyHidden>{mediaText.newTab}</VisuallyHidden>
    </OutwardLink>
  );
};
