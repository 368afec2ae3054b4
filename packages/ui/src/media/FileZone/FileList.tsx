import { CircleAlert, FileSpreadsheet, Film, Image, X } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { mediaText } from '../../nl/media.ts';
import { formatSize } from '../formatSize.ts';
import { Item, ItemName, ItemNote, List, Small } from './FileList.styles.ts';
import { useFileImage } from './useFileImage.ts';

interface FileListProps {
  files: readonly File[];
  /** What is wrong with the file at an index, if anything. */
  errorOf: (index: number) => string | undefined;
  /** An image is shown in small where nothing is wrong with it; anything else is drawn. */
  kind: 'image' | 'video' | 'csv';
  /** Takes one out; none can be without it. */
  onRemove?: (index: number) => void;
}

const ICONS = { image: Image, video: Film, csv: FileSpreadsheet };

const SmallImage = ({ file }: { file: File }) => <img ref={useFileImage(file)} alt="" />;

/** The chosen files, each with its image, its size or what is wrong with it, and a way to take it out. */
export const FileList = ({ files, errorOf, kind, onRemove }: FileListProps) => {
  const Icon = ICONS[kind];
  return (
    <List aria-label={mediaText.chosenFiles}>
      {files.map((file, index) => {
        const message = errorOf(index);
        return (
          <Item key={index}>
            <Small>{kind === 'image' && !message ? <SmallImage file={file} /> : <Icon aria-hidden />}</Small>
            <div>
              <ItemName>{file.name}</ItemName>
              <ItemNote role={message && 'alert'} data-refused={message && true}>
                {message && <CircleAlert aria-hidden />}
                {message ?? formatSize(file.size)}
              </ItemNote>
            </div>
            {onRemove && <IconButton icon={X} label={mediaText.removeFile(file.name)} onClick={() => onRemove(index)} />}
          </Item>
        );
      })}
    </List>
  );
};
