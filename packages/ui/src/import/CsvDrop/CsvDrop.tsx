import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { firstFile } from '../../media/FileZone/firstFile.ts';
import { importText } from '../../nl/import.ts';
import { openOverlays } from '../../openOverlays.ts';
import { Cover, Invitation } from './CsvDrop.styles.ts';

export interface CsvDropProps {
  /** A file was let go above the page; whether it is a csv is checked where it is shown. */
  onFile: (file: File) => void;
}

/** ms after which a drag that tells nothing any more is over: a browser says so every 350 ms at least. */
const QUIET_MS = 1000;

/** Lets a file be dropped anywhere on the page; nothing is drawn until one hangs above it. Use it through `LazyCsvDrop`. */
export const CsvDrop = ({ onFile }: CsvDropProps) => {
  const [isOver, setOver] = useState(false);
  const give = useEffectEvent(onFile);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setOver(false);
    };
    // A dialog has its own place for files, or none.
    const isMeant = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer?.types.includes('Files') && openOverlays.get().length === 0;
    const onDrag = (event: DragEvent) => {
      if (!isMeant(event)) return;
      // Without this the browser leaves the page and opens the file.
      event.preventDefault();
      setOver(true);
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    };
    const onDrop = (event: DragEvent) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      end();
      const file = firstFile(event.dataTransfer!.files);
      if (file) give(file);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragenter', onDrag, { signal });
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener('drop', onDrop, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return isOver && (
    <Cover>
      <Invitation><FileSpreadsheet aria-hidden />{importText.dropToImport}</Invitation>
    </Cover>
  );
};
