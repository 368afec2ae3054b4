import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useRef, useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import styled from 'styled-components';
import { mixed, object, type InferType } from 'yup';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { checkMedia, type MediaKind } from '../../media/fileChecks.ts';
import { FileList } from '../../media/FileZone/FileList.tsx';
import { Caution, FileStack } from '../../media/FileZone/FileZone.styles.ts';
import { MediaZone } from '../../media/FileZone/MediaZone.tsx';
import { baseName, mediaName, renamed } from '../../media/mediaName.ts';
import { MediaThumbnail } from '../../media/MediaTable/MediaThumbnail.tsx';
import type { MediaItem } from '../../media/reorder.ts';
import { formRules } from '../../nl/formRules.ts';
import { mediaText } from '../../nl/media.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { visibleText } from '../rules/visibleText.ts';
import { wholeNumber } from '../rules/typedNumber.ts';

/** The medium as it is now, while it is edited. */
const Current = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  > :first-child { flex: none; }
  small { display: block; font-size: var(--text-s); font-weight: 400; color: var(--color-ink-2); }
`;

/** Beneath each other, so that a message has the whole width and nothing below moves. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  div:has(> input[inputmode='numeric']) { max-width: 112px; }
`;

/** What becomes of a medium. */
export interface MediaEdit {
  /** The whole name as on the wire. */
  name: string;
  /** The one that the form began with: of work that was taken up an older one than the medium has now. */
  was: string;
  /** Its place, from 1; of a video from 2. */
  order: number;
  /** Another file of the same kind; absent when it keeps its own. */
  file?: File;
}

export interface MediaEditFormProps {
  /** Saves it; the form closes when it resolves, and stays when it rejects. */
  onSubmit: (edit: MediaEdit) => Promise<void> | void;
  /** The form may go: it is saved, or given up. */
  onClose: () => void;
  /** The medium as it is now. */
  media: MediaItem;
  /** The highest place among the product's media; 0 while it is not known. */
  lastOrder: number;
  /** Where a .mov becomes an .mp4; shown for videos. */
  converterHref?: string;
}

/** A video's best place: it never comes first. */
const SECOND = 2;

/**
 * What can be changed of a medium: its name (an underscore would cut the shown one short), its place, its file.
 * @param kind the file must be one of it
 * @param last the highest place there is
 */
const schemaOf = (kind: MediaKind, last: number) => object({
  name: visibleText(mediaText.nameRequired).matches(/^[^_]*$/, mediaText.noUnderscore),
  order: wholeNumber(1).required(formRules.wholeNumber(1)).max(last, mediaText.orderTooHigh(last)),
  file: mixed<File>().test('checked', async (file, context) => {
    const message = file && await checkMedia(file, kind);
    return message ? context.createError({ message }) : true;
  }),
});

type MediaEditValues = InferType<ReturnType<typeof schemaOf>>;

/** An existing medium: another name, another place, another file of its kind, which cannot change (specification §4). Use it through `LazyMediaEditForm`. */
export const MediaEditForm = ({ media, lastOrder, onSubmit, onClose, converterHref }: MediaEditFormProps) => {
  const { isVideo } = media;
  const kind = isVideo ? 'video' : 'image';
  const chooser = useRef<HTMLButtonElement>(null);
  const last = Math.max(lastOrder, media.order);
  const resolver = useMemo(() => yupResolver(schemaOf(kind, last)) as unknown as Resolver<MediaEditValues>, [kind, last]);
  const [isMovedBack, setMovedBack] = useState(false);
  const record = useRecordForm<MediaEditValues>({
    resolver,
    defaultValues: { name: baseName(media.name), order: media.order, file: undefined },
    isExisting: true,
    onSubmit: ({ name, order: place, file: other }, base) => onSubmit({ name: renamed(media.name, name), was: renamed(media.name, base.name), order: isVideo ? Math.max(place, SECOND) : place, ...(other && { file: other }) }),
    onSaved: onClose,
  });
  const { control, error } = record;
  const { field: { ref: orderRef, value: order, onChange: setOrder, onBlur: leaveOrder } } = useController({ control, name: 'order' });
  const { field: file } = useController({ control, name: 'file' });
  const isFirst = isVideo && Number(order) === 1;
  return (
    <RecordDialog {...{ record, onClose }} title={mediaText.edit} isEditing>
      <FileStack>
        <Current>
          <MediaThumbnail path={media.path} isVideo={isVideo} />
          <span>{mediaName(media.name, media.order)}<small>{isVideo ? mediaText.video : mediaText.image}</small></span>
        </Current>
        <Fields>
          <TextField {...record.field('name')} label={mediaText.name} keepsMessageRoom autoComplete="off" />
          <TextField
            ref={orderRef}
            value={String(order ?? '')}
            onChange={event => {
              setMovedBack(false);
              setOrder(event.target.value);
            }}
            onBlur={() => {
              leaveOrder();
              setMovedBack(was => was || isFirst);
              if (isFirst) setOrder(SECOND);
            }}
            label={mediaText.order}
            inputMode="numeric"
            autoComplete="off"
            error={error('order') ?? (isMovedBack || isFirst ? mediaText.videoNeverFirst : undefined)}
            keepsMessageRoom
          />
        </Fields>
        <MediaZone isOptional kind={kind} converterHref={converterHref} buttonRef={chooser} onFiles={([chosen]) => file.onChange(chosen)} />
        {file.value && (
          <FileList
            files={[file.value]}
            errorOf={() => error('file')}
            kind={kind}
            onRemove={() => {
              // The button goes with its file.
              chooser.current?.focus();
              file.onChange(undefined);
            }}
          />
        )}
        {file.value && !error('file') && <Caution>{mediaText.replacesFile}</Caution>}
      </FileStack>
    </RecordDialog>
  );
};
