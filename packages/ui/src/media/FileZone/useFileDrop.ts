import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Whether files are carried, and not text or a link. */
const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/**
 * Lets files be dropped or pasted on an element: spread `dropProps` on it and show `isOver` as its state.
 * @param onFiles gets the files, never an empty list
 * @param isDisabled nothing may be added now
 */
export const useFileDrop = (onFiles: (files: File[]) => void, isDisabled = false) => {
  const [isOver, setOver] = useState(false);
  const give = (list: FileList) => {
    const files = [...list];
    if (files.length > 0 && !isDisabled) onFiles(files);
    return files.length > 0;
  };
  const onDrag = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Without this the browser leaves the page and opens the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    setOver(!isDisabled);
  };
  const dropProps = {
    onDragEnter: onDrag,
    onDragOver: onDrag,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      give(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (give(event.clipboardData.files)) event.preventDefault();
    },
  };
  return { isOver, dropProps };
};
