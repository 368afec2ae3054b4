import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { memo, useId, type CSSProperties } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { mediaText } from '../../nl/media.ts';
import { mediaName } from '../mediaName.ts';
import type { MediaItem } from '../reorder.ts';
import { dragId } from './dragText.ts';
import { Cell, Handle, Row } from './MediaRow.styles.ts';
import { MediaThumbnail } from './MediaThumbnail.tsx';

interface MediaRowProps {
  /** What the row shows. */
  medium: MediaItem;
  /** Its position, from 0. */
  at: number;
  /** How many there are. */
  count: number;
  /** It cannot be changed or deleted now: orders are being saved. */
  isBusy: boolean;
  /** A move up, or down, can only be refused: a video would come first. */
  isUpRefused: boolean;
  isDownRefused: boolean;
  /** Moves it from one position to another, both from 0. */
  onMove: (from: number, to: number) => void;
  /** Asks for its form. */
  onEdit: (id: MediaItem['id']) => void;
  /** Asks to delete it. */
  onRemove: (id: MediaItem['id']) => void;
}

/** What stands in a row beside its handle. Remembered: all rows are drawn at each step of a drag, and where one is dropped. */
const RowContents = memo(({ medium, at, count, isBusy, isUpRefused, isDownRefused, onMove, onEdit, onRemove }: MediaRowProps) => {
  const nameId = useId();
  const name = mediaName(medium.name, medium.order);
  return (
    <>
      <Cell data-area="picture"><MediaThumbnail path={medium.path} isVideo={medium.isVideo} /></Cell>
      <Cell data-area="name" id={nameId}>{name}</Cell>
      <Cell data-area="kind">{medium.isVideo ? mediaText.video : mediaText.image}</Cell>
      <Cell data-area="actions">
        <IconButton icon={ArrowUp} label={mediaText.up} name={mediaText.moveUp(name)} isDisabled={at === 0} reason={isUpRefused ? mediaText.videoNeverFirst : undefined} onClick={() => onMove(at, at - 1)} />
        <IconButton icon={ArrowDown} label={mediaText.down} name={mediaText.moveDown(name)} isDisabled={at === count - 1} reason={isDownRefused ? mediaText.videoNeverFirst : undefined} onClick={() => onMove(at, at + 1)} />
        <IconButton icon={Pencil} label={mediaText.edit} aria-describedby={nameId} isDisabled={isBusy} onClick={() => onEdit(medium.id)} />
        <IconButton icon={Trash2} label={mediaText.remove} aria-describedby={nameId} isDisabled={isBusy} tone="danger" onClick={() => onRemove(medium.id)} />
      </Cell>
    </>
  );
});

/** One medium: a handle to drag it by, its thumbnail, name and kind, and what can be done with it. */
export const MediaRow = (row: MediaRowProps) => {
  const { medium } = row;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: dragId(medium),
    attributes: { roleDescription: mediaText.handleRole },
  });
  const style: CSSProperties = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  return (
    <Row ref={setNodeRef} data-dragging={isDragging || undefined} style={style}>
      <Cell data-area="handle">
        <Tooltip label={isDragging ? undefined : mediaText.handleHelp}>
          <Handle ref={setActivatorNodeRef} type="button" aria-label={mediaText.handle(mediaName(medium.name, medium.order))} {...attributes} {...listeners} aria-pressed={undefined}>
            <GripVertical aria-hidden />
          </Handle>
        </Tooltip>
      </Cell>
      <RowContents {...row} />
    </Row>
  );
};
