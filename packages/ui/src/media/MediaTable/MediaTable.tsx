import { closestCenter, DndContext, useSensor, useSensors, type DragEndEvent, type Modifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { mediaText } from '../../nl/media.ts';
import { mediaName } from '../mediaName.ts';
import { moveMedia, type MediaItem, type MovedMedia } from '../reorder.ts';
import { announcementsFor, dragId } from './dragText.ts';
import { HandleKeyboardSensor } from './HandleKeyboardSensor.ts';
import { keepInList } from './keepInList.ts';
import { MediaFrame, MediaRowsSkeleton } from './MediaFrame.tsx';
import { MediaRow } from './MediaRow.tsx';
import { OnePointerSensor } from './OnePointerSensor.ts';
import { HeadCell as ColumnName, Row as NamesRow } from '../../frame/DataTable/Table.styles.ts';
import { Body, ColumnNames, Notice, Refusal, Table } from './MediaTable.styles.ts';
import { useReordering } from './useReordering.ts';
import { useStableCallback } from '../../useStableCallback.ts';
import { wantsLessMotion } from '../../theme/motion.ts';

export interface MediaTableProps {
  /** The product's media, in any order. */
  media: readonly MediaItem[];
  /**
   * Saves the order after a medium was moved: all media with the orders that they get, and as they were shown before. The next may come before the last is saved; resolve in their
   * turn, each once `media` says what was saved. Reject, and the row goes back where it was; resolve to false, and it does where that is told elsewhere.
   */
  onReorder: (moved: MediaItem, list: readonly MediaItem[], before: readonly MediaItem[]) => Promise<boolean | void> | void;
  /** Asks for the form of a medium. */
  onEdit: (id: MediaItem['id']) => void;
  /** Asks to delete a medium. */
  onRemove: (id: MediaItem['id']) => void;
  /** The add button, or files dropped or pasted on the table. */
  onAdd: (files?: File[]) => void;
  /** The media are on their way: none can be added, since a new one comes after the last. */
  isLoading?: boolean;
  /** The files of new ones are on their way: of a product without media it is not told that it has none. */
  isArriving?: boolean;
}

const inList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => keepInList(transform, draggingNodeRect, containerNodeRect);

/** A move that can only be refused: a video would come first, and everything stays where it is. */
const isNowhere = ({ isVideoRefused, changed }: MovedMedia<MediaItem>) => isVideoRefused && changed.length === 0;

/** A product's media as rows that can be dragged, moved by button and by keyboard (specification §2 and §4). Use it through `LazyMediaTable`. */
export const MediaTable = ({ media, onReorder, onEdit, onRemove, onAdd, isLoading = false, isArriving = false }: MediaTableProps) => {
  const [status, setStatus] = useState('');
  // Counted, so that a second refusal is told again.
  const [refusals, setRefusals] = useState(0);
  const { list, move, isMoving } = useReordering({
    media,
    onReorder,
    onVideoRefused: () => setRefusals(count => count + 1),
    onRolledBack: hasFailed => setStatus(hasFailed ? mediaText.notMoved : ''),
  });
  // The handle of a row that was given up takes no focus from where it went.
  const [isLeft, setLeft] = useState(false);
  const sensors = useSensors(
    useSensor(OnePointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(HandleKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: wantsLessMotion() ? 'auto' : 'smooth', onLeft: () => setLeft(true) }),
  );
  const announcements = useMemo(() => announcementsFor(list), [list]);

  const moveTo = (from: number, to: number, said: typeof mediaText.moved | typeof mediaText.dropped) => {
    const medium = list[from];
    if (!medium) return;
    setRefusals(0);
    const name = mediaName(medium.name, medium.order);
    void move(from, to, after => setStatus(said(name, after.findIndex(({ id }) => id === medium.id) + 1, after.length)));
  };
  const moveBy = useStableCallback((from: number, to: number) => moveTo(from, to, mediaText.moved));
  const isRefused = (from: number, to: number) => isNowhere(moveMedia(list, from, to));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => list.findIndex(medium => dragId(medium) === id);
    const from = placeOf(active.id);
    moveTo(from, over ? placeOf(over.id) : from, mediaText.dropped);
  };
  return (
    <MediaFrame onAdd={onAdd} isBusy={isMoving || isLoading} onAct={() => setRefusals(0)}>
      {!isLoading && !isArriving && media.length === 0 && <Notice>{mediaText.noMedia}</Notice>}
      {(isLoading || (isArriving && media.length === 0)) && <MediaRowsSkeleton />}
      {!isLoading && list.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[inList]}
          accessibility={{ announcements, screenReaderInstructions: { draggable: mediaText.dragInstructions }, restoreFocus: !isLeft }}
          onDragStart={() => setLeft(false)}
          onDragEnd={onDragEnd}
        >
          <SortableContext items={list.map(dragId)} strategy={verticalListSortingStrategy}>
            <Table aria-label={mediaText.media} aria-busy={isMoving || undefined}>
              <ColumnNames><NamesRow>{mediaText.columns.map(column => <ColumnName key={column}>{column}</ColumnName>)}</NamesRow></ColumnNames>
              <Body>
                {list.map((medium, at) => (
                  <MediaRow
                    key={medium.id}
                    {...{ medium, at, onEdit, onRemove }}
                    count={list.length}
                    isBusy={isMoving}
                    isUpRefused={isRefused(at, at - 1)}
                    isDownRefused={isRefused(at, at + 1)}
                    onMove={moveBy}
                  />
                ))}
              </Body>
            </Table>
          </SortableContext>
        </DndContext>
      )}
      {refusals > 0 && <Refusal key={refusals}>{mediaText.videoNeverFirst}</Refusal>}
      <VisuallyHidden as="output">{status}</VisuallyHidden>
    </MediaFrame>
  );
};
