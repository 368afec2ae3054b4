import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { Button } from '../../controls/Button/Button.tsx';
import { Body, Buttons, Dim, Foot, Head, Panel, Question, Sheet } from '../../controls/FormDialog/FormDialog.styles.ts';
import { useKeptDraft } from '../../controls/FormDialog/draftPlace.ts';
import { useLeaveGuard } from '../../controls/FormDialog/leaveGuard.ts';
import { useClosing } from '../../controls/FormDialog/useClosing.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { formText } from '../../nl/forms.ts';
import { mediaText } from '../../nl/media.ts';
import { MediaForm, type MediaFormProps } from '../MediaForm/MediaForm.tsx';

/** The form of a medium in a modal: chosen files are never dropped unasked (specification §2, "Modals"). Use it through `LazyMediaDialog`. */
export const MediaDialog = ({ onCancel, ...form }: MediaFormProps) => {
  const kept = useKeptDraft();
  const [isDirty, setDirty] = useState(Boolean(kept ?? form.initialFiles?.length));
  const { isAsking, keep, request, keepWorking } = useClosing({ isDirty, isPending: false, onClose: onCancel });
  useLeaveGuard(isDirty, request);
  const touch = () => setDirty(true);
  return (
    <Dim isOpen isDismissable onOpenChange={isOpen => { if (!isOpen) (isAsking ? keepWorking : request)(); }}>
      <Panel data-size="medium">
        <Dialog>
          <Sheet as="div">
            <Head>
              <Heading slot="title" level={2}>{form.media ? mediaText.edit : mediaText.add}</Heading>
              <IconButton icon={X} label={formText.close} placement="bottom" onClick={request} />
            </Head>
            <Body inert={isAsking} onChange={touch} onDrop={touch}>
              <MediaForm {...form} onCancel={request} />
            </Body>
            {isAsking && (
              <Foot data-asking>
                <Question role="alert">{formText.unsaved}</Question>
                <Buttons>
                  <Button variant="quiet" onClick={onCancel}>{formText.discard}</Button>
                  <Button ref={keep} onClick={keepWorking}>{formText.keepWorking}</Button>
                </Buttons>
              </Foot>
            )}
          </Sheet>
        </Dialog>
      </Panel>
    </Dim>
  );
};
