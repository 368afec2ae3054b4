import { Film, Image } from 'lucide-react';
import { useState } from 'react';
import { useFileImage } from '../useFileImage.ts';
import { Small } from './FileList.styles.ts';

/** A chosen picture in small; a drawn film for a video, and a drawn picture for what cannot be shown. */
export const FilePreview = ({ file, isVideo }: { file: File; isVideo: boolean }) => {
  const [broken, setBroken] = useState<File>();
  const showFile = useFileImage(file);
  const isShown = !isVideo && broken !== file;
  const Icon = isVideo ? Film : Image;
  return <Small>{isShown ? <img ref={showFile} alt="" onError={() => setBroken(file)} /> : <Icon aria-hidden />}</Small>;
};
