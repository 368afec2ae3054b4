import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { array, boolean, mixed, object } from 'yup';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { checkMedia, type MediaKind } from '../../media/fileChecks.ts';
import { FileList } from '../../media/FileZone/FileList.tsx';
import { FileStack, Remark } from '../../media/FileZone/FileZone.styles.ts';
import { MediaZone } from '../../media/FileZone/MediaZone.tsx';
import { mediaText } from '../../nl/media.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';

/** New media of one kind. */
export interface NewMedia {
  /** The checked files, in the order in which they were chosen. */
  files: File[];
  /** They are videos; else images. */
  isVideo: boolean;
}

export interface MediaCreateFormProps {
  /** Takes the files over: sending them is the application's. The form is closed right after. */
  onSubmit: (media: NewMedia) => void;
  /** The form may go: the files are handed over, or given up. */
  onClose: () => void;
  /** Whether the product has an image already: a video never comes first (specification §4). */
  productHasImage: boolean;
  /** Files that were dropped elsewhere, to begin with. */
  initialFiles?: File[];
  /** Where a .mov becomes an .mp4; shown for videos. */
  converterHref?: string;
}

/** `wish` is what the person made of the box 'Ik wil een video opladen', if anything. */
type Draft = { files: File[]; wish: boolean | undefined };

/** Whoever chooses a video first means videos, unless the box says otherwise. */
const kindOf = ({ files, wish }: Draft): MediaKind => ((wish ?? files[0]?.type.startsWith('video/')) ? 'video' : 'image');

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Each file must be of the kind that is asked now (specification §5). */
const resolver = yupResolver(object({
  wish: boolean(),
  files: array(mixed<File>().required().test('checked', async (file, context) => {
    const message = await checkMedia(file, kindOf(context.from![0]!.value as Draft));
    return message ? context.createError({ message }) : true;
  })).required().min(1),
})) as unknown as Resolver<Draft>;

/** New media of a product: one kind at a time, several files at once (specification §2, "Media form"). Use it through `LazyMediaCreateForm`. */
export const MediaCreateForm = ({ onSubmit, onClose, productHasImage, initialFiles = [], converterHref }: MediaCreateFormProps) => {
  const [isMissed, setMissed] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const record = useRecordForm<Draft>({
    resolver,
    defaultValues: { files: initialFiles, wish: undefined },
    isExisting: initialFiles.length > 0,
    onSubmit: values => onSubmit({ files: values.files, isVideo: kindOf(values) === 'video' }),
    onSaved: onClose,
    onRefused: () => setMissed(true),
  });
  const { control, error } = record;
  const { field: { value: files, onChange } } = useController({ control, name: 'files' });
  const isEmpty = files.length === 0;
  // Whoever changes their mind about the kind has the files checked again.
  const { field: wish } = useController({ control, name: 'wish', rules: { deps: isEmpty ? [] : ['files'] } });
  const kind = kindOf({ files, wish: wish.value });
  const isVideo = kind === 'video';
  const refused = files.filter((_, at) => error(`files.${at}`)).length;
  // Of many the wrong one may be out of sight, and the button waits for it.
  const wrong = isEmpty ? isMissed && mediaText.fileRequired : files.length > 1 && refused > 0 && mediaText.refusedFiles(refused);
  return (
    <RecordDialog record={record} isEmpty={isEmpty} onClose={onClose} title={mediaText.add} submitLabel={mediaText.upload}>
      <FileStack>
        <Checkbox label={mediaText.iWantVideo} checked={isVideo} onChange={event => { wish.onChange(event.target.checked); setMissed(false); }} />
        {isVideo && !isEmpty && !productHasImage && <Remark>{mediaText.videoNeverFirst} {mediaText.videoSecond}</Remark>}
        <MediaZone
          kind={kind}
          isMultiple
          error={wrong || undefined}
          converterHref={converterHref}
          buttonRef={chooser}
          onFiles={added => {
            // A box that was unticked for other files says nothing of these.
            if (isEmpty && !wish.value) wish.onChange(undefined);
            onChange([...files, ...added.filter(file => !files.some(other => isSameFile(file, other)))]);
          }}
          onLeave={() => setMissed(true)}
        />
        <VisuallyHidden aria-live="polite">{!isEmpty && mediaText.chosen(files.map(({ name }) => name))}</VisuallyHidden>
        {!isEmpty && (
          <FileList
            files={files}
            errorOf={index => error(`files.${index}`)}
            kind={kind}
            onRemove={index => {
              // The button goes with its file.
              chooser.current?.focus();
              setMissed(true);
              onChange(files.filter((_, at) => at !== index));
            }}
          />
        )}
      </FileStack>
    </RecordDialog>
  );
};
