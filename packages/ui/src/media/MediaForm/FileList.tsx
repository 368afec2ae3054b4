import { Check, CircleAlert, X } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { mediaText } from '../../nl/media.ts';
import { formatSize } from '../formatSize.ts';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { FilePreview } from './FilePreview.tsx';
import { Item, ItemName, ItemNote, List } from './FileList.styles.ts';
import type { UploadEntry } from './uploads.ts';

interface FileListProps {
  entries: readonly UploadEntry[];
  isVideo: boolean;
  /** They are being sent: none can be taken out. */
  isSending: boolean;
  /** The share of the file that is being sent, where the caller counts it. */
  progress?: number;
  onRemove: (key: number) => void;
  /** Stops the sending. */
  onStop: () => void;
}

const noteOf = ({ status, message, file }: UploadEntry) => {
  if (message) return message;
  return status === 'done' ? mediaText.uploaded : formatSize(file.size);
};

/** The chosen files, each with its picture, what is wrong with it, and how far it is. */
export const FileList = ({ entries, isVideo, isSending, progress, onRemove, onStop }: FileListProps) => (
  <List aria-label={mediaText.chosenFiles}>
    {entries.map(entry => (
      <Item key={entry.key} data-status={entry.status}>
        <FilePreview file={entry.file} isVideo={isVideo} />
        {entry.status === 'sending' ? (
          <UploadProgress label={mediaText.uploading(entry.file.name)} share={entry.share ?? progress} onCancel={onStop} />
        ) : (
          <>
            <div>
              <ItemName>{entry.file.name}</ItemName>
              <ItemNote role={entry.message ? 'alert' : undefined}>
                {entry.message && <CircleAlert aria-hidden />}
                {entry.status === 'done' && <Check aria-hidden />}
                {noteOf(entry)}
              </ItemNote>
            </div>
            {!isSending && entry.status !== 'done' && <IconButton icon={X} label={mediaText.removeFile(entry.file.name)} onClick={() => onRemove(entry.key)} />}
          </>
        )}
      </Item>
    ))}
  </List>
);
