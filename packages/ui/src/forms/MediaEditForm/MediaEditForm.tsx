import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { RecordDialog, type RecordSaving } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { mediaText } from '../../nl/media.ts';
import { FileList } from '../../media/FilePicker/FileList.tsx';
import { FilePicker } from '../../media/FilePicker/FilePicker.tsx';
import { FileStack } from '../../media/FileZone.styles.ts';
import { baseName, mediaName, renamed } from '../../media/mediaName.ts';
import { MediaThumbnail } from '../../media/MediaTable/MediaThumbnail.tsx';
import type { MediaItem } from '../../media/reorder.ts';
import { Current, Fields } from './MediaEditForm.styles.ts';
import { mediaEditSchema, type MediaEditValues } from './mediaEditSchema.ts';

/** What becomes of a medium. */
export interface MediaEdit {
  /** The whole name as on the wire. */
  name: string;
  /** Its place, from 1; of a film from 2. */
  order: number;
  /** Another file of the same kind; absent when it keeps its own. */
  file?: File;
}

export interface MediaEditFormProps extends RecordSaving<MediaEdit> {
  /** The medium as it is now. */
  media: MediaItem;
  /** The highest place among the product's media; any place may be asked for without it. */
  lastOrder?: number;
  /** Where a .mov becomes an .mp4; shown for films. */
  converterHref?: string;
}

/** A film's best place: it never comes first. */
const SECOND = 2;

/** An existing medium: another name, another place, another file of its kind, which cannot change (specification §4). Use it through `LazyMediaEditForm`. */
export const MediaEditForm = ({ media, lastOrder, onSubmit, onClose, clash, serverError, serverErrors, converterHref }: MediaEditFormProps) => {
  const { isVideo } = media;
  const kind = isVideo ? 'video' : 'image';
  const chooser = useRef<HTMLButtonElement>(null);
  // The rules are the same for the life of a form.
  const [resolver] = useState(() => yupResolver(mediaEditSchema(kind, lastOrder && Math.max(lastOrder, media.order))) as unknown as Resolver<MediaEditValues>);
  const [isMovedBack, setMovedBack] = useState(false);
  const asSaved = ({ name, order, file }: MediaEditValues): MediaEdit => ({ name: renamed(media.name, name), order: isVideo ? Math.max(order, SECOND) : order, ...(file && { file }) });
  const record = useRecordForm<MediaEditValues>({
    resolver,
    defaultValues: { name: baseName(media.name), order: media.order, file: undefined },
    isExisting: true,
    onSubmit: (values, base) => onSubmit(asSaved(values), asSaved(base)),
    onSaved: onClose,
    serverError, serverErrors,
  });
  const { control, error } = record;
  const { field: order } = useController({ control, name: 'order' });
  const { field: file } = useController({ control, name: 'file' });
  const isFirst = isVideo && Number(order.value) === 1;
  const leaveOrder = () => {
    order.onBlur();
    if (!isFirst) return;
    setMovedBack(true);
    order.onChange(SECOND);
  };
  return (
    <RecordDialog {...{ record, onClose, clash }} title={mediaText.edit} isEditing>
      <FileStack>
        <Current>
          <MediaThumbnail path={media.path} isVideo={isVideo} />
          <span>{mediaName(media.name, media.order)}<small>{isVideo ? mediaText.video : mediaText.image}</small></span>
        </Current>
        <Fields>
          <TextField {...record.field('name')} label={mediaText.name} keepsMessageRoom autoComplete="off" />
          <TextField
            ref={order.ref}
            name={order.name}
            value={String(order.value ?? '')}
            onChange={event => {
              setMovedBack(false);
              order.onChange(event.target.value);
            }}
            onBlur={leaveOrder}
            label={mediaText.order}
            inputMode="numeric"
            autoComplete="off"
            error={error('order') ?? (isMovedBack || isFirst ? mediaText.videoNeverFirst : undefined)}
            keepsMessageRoom
          />
        </Fields>
        <FilePicker kind={kind} converterHref={converterHref} buttonRef={chooser} onFiles={([chosen]) => file.onChange(chosen)} />
        {file.value && (
          <FileList
            files={[{ key: 0, file: file.value, message: error('file') }]}
            isVideo={isVideo}
            onRemove={() => {
              // The button goes with its file.
              chooser.current?.focus();
              file.onChange(undefined);
            }}
          />
        )}
      </FileStack>
    </RecordDialog>
  );
};
