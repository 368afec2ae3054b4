import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { mediaText } from '../../nl/media.ts';
import { formatSize } from '../formatSize.ts';
import { FilePreview } from './FilePreview.tsx';
import { Item, ItemName, ItemNote, List } from './FileList.styles.ts';

interface ListedFile {
  /** Tells two files of the same name apart. */
  key: number;
  file: File;
  /** What is wrong with it. */
  message?: string;
}

interface FileListProps {
  files: readonly ListedFile[];
  isVideo: boolean;
  onRemove: (key: number) => void;
}

/** The chosen files, each with its picture, its size or what is wrong with it, and a way to take it out. */
export const FileList = ({ files, isVideo, onRemove }: FileListProps) => (
  <List aria-label={mediaText.chosenFiles}>
    {files.map(({ key, file, message }) => (
      <Item key={key}>
        <FilePreview file={file} isVideo={isVideo} isRefused={message !== undefined} />
        <div>
          <ItemName>{file.name}</ItemName>
          <ItemNote role={message ? 'alert' : undefined} data-refused={message ? true : undefined}>
            {message && <CircleAlert aria-hidden />}
            {message ?? formatSize(file.size)}
          </ItemNote>
        </div>
        <IconButton icon={X} label={mediaText.removeFile(file.name)} onClick={() => onRemove(key)} />
      </Item>
    ))}
  </List>
);
