import { useId, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import styled from 'styled-components';
import { Button } from '../../controls/Button/Button.tsx';
import { Buttons, Dim, Panel } from '../../overlays/ConfirmDialog/ConfirmDialog.styles.ts';
import { importText } from '../../nl/import.ts';
import { from } from '../../theme/tokens.ts';

const Inside = styled.div`
  padding: var(--space-6);
  ${from.sm} { padding: var(--space-7); }
`;

/** As the server wrote it, lines and all. */
const ServerText = styled.p`
  max-height: 50dvh;
  overflow-y: auto;
  margin-top: var(--space-3);
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
`;

export interface ImportFailedDialogProps {
  /** Why, in the server's words. */
  text?: string;
  /** The person has read it: by 'Afluiten', Escape or a press beside it. */
  onClose: () => void;
}

/** Says that an import failed as a whole (specification §8). Use it through `LazyImportFailedDialog`. */
export const ImportFailedDialog = ({ text, onClose }: ImportFailedDialogProps) => {
  const textId = useId();
  const reason = text?.trim();
  const [isLong, setLong] = useState(false);
  return (
    <Dim isOpen isDismissable onOpenChange={isOpen => { if (!isOpen) onClose(); }}>
      <Panel>
        <Dialog role="alertdialog" aria-describedby={reason ? textId : undefined}>
          <Inside>
            <Heading slot="title">{importText.wentWrong}</Heading>
            {reason && <ServerText id={textId} tabIndex={isLong ? 0 : undefined} ref={element => { if (element) setLong(element.scrollHeight > element.clientHeight); }}>{reason}</ServerText>}
            <Buttons><Button autoFocus onClick={onClose}>{importText.close}</Button></Buttons>
          </Inside>
        </Dialog>
      </Panel>
    </Dim>
  );
};
