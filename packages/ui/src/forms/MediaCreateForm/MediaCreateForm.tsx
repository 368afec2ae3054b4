import { useRef, useState } from 'react';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../overlays/FormDialog/FormDialog.tsx';
import { useKeptDraft } from '../../overlays/FormDialog/unsaved.ts';
import { mediaText } from '../../nl/media.ts';
import { FileList } from '../../media/FilePicker/FileList.tsx';
import { FilePicker } from '../../media/FilePicker/FilePicker.tsx';
import { useChosenFiles } from '../../media/FilePicker/useChosenFiles.ts';
import { FileStack, Remark } from '../../media/FileZone.styles.ts';

/** New media of one kind. */
export interface NewMedia {
  /** The checked files, in the order in which they were chosen. */
  files: File[];
  /** They are films; else pictures. */
  isVideo: boolean;
}

export interface MediaCreateFormProps {
  /** Takes the files over: sending them is the application's. The form is closed right after. */
  onSubmit: (media: NewMedia) => void;
  /** The form may go: the files are handed over, or given up. */
  onClose: () => void;
  /** Whether the product has a picture already: a film never comes first (specification §4). */
  productHasImage: boolean;
  /** Files that were dropped elsewhere, to begin with. */
  initialFiles?: readonly File[];
  /** Where a .mov becomes an .mp4; shown for films. */
  converterHref?: string;
}

/** What outlives a crash; `wish` is what the person made of the box 'Ik wil een video opladen', if anything. */
interface Draft {
  files: File[];
  wish: boolean | undefined;
}

const NO_FILES: readonly File[] = [];
const isFilm = (file: File | undefined) => file?.type.startsWith('video/') ?? false;

/** New media of a product: one kind at a time, several files at once (specification §2, "Media form"). Use it through `LazyMediaCreateForm`. */
export const MediaCreateForm = ({ onSubmit, onClose, productHasImage, initialFiles = NO_FILES, converterHref }: MediaCreateFormProps) => {
  const kept = useKeptDraft<Draft>();
  const [wish, setWish] = useState(kept?.wish);
  const [isMissed, setMissed] = useState(false);
  const [isHandedOver, setHandedOver] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  // Whoever chooses a film first means films, unless the box says otherwise.
  const { chosen, kind, add, remove, isReady } = useChosenFiles(kept?.files ?? initialFiles, ([first]) => ((wish ?? isFilm(first)) ? 'video' : 'image'));
  const isVideo = kind === 'video';
  const files = chosen.map(({ file }) => file);
  const isEmpty = files.length === 0;
  const submit = (settle: () => void) => {
    setMissed(isEmpty);
    if (!isReady || isHandedOver) return;
    setHandedOver(true);
    settle();
    onSubmit({ files, isVideo });
    onClose();
  };
  return (
    <FormDialog
      title={mediaText.add}
      submitLabel={mediaText.upload}
      isDirty={!isEmpty && !isHandedOver}
      draft={(): Draft | undefined => (isEmpty ? undefined : { files, wish })}
      isSubmitDisabled={!isReady || isHandedOver}
      onSubmit={(_, settle) => submit(settle)}
      onClose={onClose}
    >
      <FileStack>
        <Checkbox label={mediaText.iWantVideo} checked={isVideo} onChange={event => { setWish(event.target.checked); setMissed(false); }} />
        {isVideo && !isEmpty && !productHasImage && <Remark>{mediaText.videoNeverFirst} {mediaText.videoSecond}</Remark>}
        <FilePicker
          kind={kind}
          isMultiple
          error={isMissed && isEmpty ? mediaText.fileRequired : undefined}
          converterHref={converterHref}
          buttonRef={chooser}
          onFiles={added => {
            // A box that was unticked for other files says nothing of these.
            if (isEmpty && !wish) setWish(undefined);
            add(added);
          }}
          onLeave={() => setMissed(true)}
        />
        {!isEmpty && (
          <FileList
            files={chosen}
            isVideo={isVideo}
            onRemove={key => {
              // The button goes with its file.
              chooser.current?.focus();
              setMissed(true);
              remove(key);
            }}
          />
        )}
      </FileStack>
    </FormDialog>
  );
};
