import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { confirmText } from '../../nl/confirm.ts';
import { Body } from '../Dialog/Dialog.styles.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Label, Text, TypeInput } from './ConfirmDialog.styles.ts';
import { HoldButton } from './HoldButton.tsx';
import { isTyped } from './isTyped.ts';

/** A second hurdle before what cannot be undone: keep the button pressed for 600 ms, or type a name. */
export type ConfirmSafety = { kind: 'hold' } | { kind: 'type'; expected: string };

export interface ConfirmDialogProps {
  /** The question: 'Weet je zeker?' without it. */
  title?: string;
  /** What will happen, in a sentence or two. */
  text?: ReactNode;
  /** On the button that does it: 'JA' without it. */
  confirmLabel?: string;
  /** On the way back: 'ANNULEER' without it. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone: a red button, and the focus on the way back. */
  tone?: 'default' | 'danger';
  /** It is being done: neither button nor Escape does anything until it is over. */
  isPending?: boolean;
  /** Why it failed, where that is not said elsewhere. */
  error?: string;
  /** The person is sure, past the safety where there is one. */
  onConfirm: () => void;
  /** Asked by the button, by Escape and by a press beside the dialog. */
  onCancel: () => void;
  /** Asked by Escape and by a press beside the dialog, where they answer otherwise than the button. */
  onClose?: () => void;
  /** A second hurdle: keep the button pressed, or type a name. */
  safety?: ConfirmSafety;
}

/** Asks before it is done (specification §8: 'Weet je zeker?', JA, ANNULEER). Mounted is open. Use it through `LazyConfirmDialog`. */
export const ConfirmDialog = ({
  title = confirmText.title, text, confirmLabel = confirmText.yes, cancelLabel = confirmText.no,
  tone = 'default', isPending = false, error, onConfirm, onCancel, onClose = onCancel, safety,
}: ConfirmDialogProps) => {
  const expected = safety?.kind === 'type' ? safety.expected : undefined;
  const [typed, setTyped] = useState({ expected, text: '' });
  // Another name is typed anew.
  const written = typed.expected === expected ? typed.text : '';
  const textId = useId();
  const inputId = useId();
  const isUnlocked = expected === undefined || isTyped(written, expected);
  const variant = tone === 'danger' ? 'remove' : 'primary';
  const startsAtConfirm = tone === 'default' && !safety;

  return (
    <Dialog
      title={title}
      size="small"
      role="alertdialog"
      describedBy={text ? textId : undefined}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      // A held button confirms by itself: Enter in the form must not go round it.
      onSubmit={() => { if (!isPending && isUnlocked && safety?.kind !== 'hold') onConfirm(); }}
      footer={(
        <>
          <Button variant="quiet" aria-disabled={isPending} autoFocus={!startsAtConfirm && safety?.kind !== 'type'} onClick={onCancel}>
            {cancelLabel}
          </Button>
          {safety?.kind === 'hold'
            ? <HoldButton isPending={isPending} onHold={onConfirm}>{confirmLabel}</HoldButton>
            : <Button type="submit" variant={variant} isPending={isPending} disabled={!isUnlocked} autoFocus={startsAtConfirm}>{confirmLabel}</Button>}
        </>
      )}
    >
      <Body>
        {text && <Text id={textId}>{text}</Text>}
        {safety?.kind === 'type' && (
          <>
            <Label htmlFor={inputId}>{confirmText.typeToConfirm(safety.expected)}</Label>
            {/* It takes the focus: the button that was pressed cannot be pressed any more. */}
            <TypeInput key={expected} id={inputId} value={written} onChange={event => setTyped({ expected, text: event.target.value })} autoFocus autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </>
        )}
      </Body>
    </Dialog>
  );
};
