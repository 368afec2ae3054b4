import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { uploadTrayText as text } from '../../nl/uploads.ts';
import { below } from '../../theme/tokens.ts';
import { Tray } from '../Trays/Trays.styles.ts';
import { useFocusKept } from '../Trays/useFocusKept.ts';
import { All, Head, List, Summary, Toggle } from './UploadTray.styles.ts';
import { UploadRow } from './UploadRow.tsx';
import type { UploadActions, UploadItem } from './uploads.ts';

export type { UploadItem } from './uploads.ts';

export interface UploadTrayProps extends UploadActions {
  /** The files under way, in the order in which they are sent. Nothing is rendered without one; what has arrived is left out. */
  items: readonly UploadItem[];
}

/** With more files than this the list starts closed. */
const OPEN_UP_TO = 3;

/** The files that are being sent while the person works on. It stands in `Trays`. */
export const UploadTray = ({ items, ...callbacks }: UploadTrayProps) => {
  const [chosen, setChosen] = useState<boolean>();
  const listId = useId();
  const tray = useRef<HTMLElement>(null);
  const isEmpty = items.length === 0;
  if (isEmpty && chosen !== undefined) setChosen(undefined);
  useFocusKept(tray);
  if (isEmpty) return null;
  // On a phone it would lie over the page's own buttons.
  const isOpen = chosen ?? (items.length <= OPEN_UP_TO && !matchMedia(below.sm).matches);
  const count = (...of: UploadItem['status'][]) => items.filter(item => of.includes(item.status)).length;
  const failed = count('failed');
  const again = items.filter(({ status, isGone }) => (status === 'failed' || status === 'stopped') && !isGone);
  return (
    <Tray ref={tray} aria-label={text.name}>
      <Head>
        <Summary role="status" data-failed={failed > 0 || undefined}>{text.summary({ underWay: count('waiting', 'sending'), failed, stopped: count('stopped') })}</Summary>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={listId} aria-label={isOpen ? text.hide : text.show} onClick={() => setChosen(!isOpen)}>
          <ChevronDown aria-hidden />
        </Toggle>
      </Head>
      {again.length > 1 && <All><Button variant="quiet" onClick={() => again.forEach(({ id }) => callbacks.onRetry(id))}>{text.retryAll}</Button></All>}
      <List id={listId} hidden={!isOpen}>
        {items.map(item => <UploadRow key={item.id} item={item} {...callbacks} />)}
      </List>
    </Tray>
  );
};
