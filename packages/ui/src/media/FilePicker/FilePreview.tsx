import { Film, Image } from 'lucide-react';
import { useFileImage } from '../useFileImage.ts';
import { Small } from './FileList.styles.ts';

interface FilePreviewProps {
  file: File;
  isVideo: boolean;
  /** It is refused: nothing of it is shown. */
  isRefused: boolean;
}

/** A chosen picture in small; a drawn film for a video, and a drawn picture for what is refused. */
export const FilePreview = ({ file, isVideo, isRefused }: FilePreviewProps) => {
  const showFile = useFileImage(file);
  const Icon = isVideo ? Film : Image;
  return <Small>{isVideo || isRefused ? <Icon aria-hidden /> : <img ref={showFile} alt="" />}</Small>;
};
