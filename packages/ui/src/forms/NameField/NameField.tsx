import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ValidationError } from 'yup';
import { formText } from '../../nl/forms.ts';
import { useUnsaved } from '../../overlays/FormDialog/unsaved.ts';
import { productName } from '../ProductForm/productSchema.ts';
import { Input, Message, Place } from './NameField.styles.ts';

export interface NameFieldProps {
  /** The name of the product as it is by now. */
  name: string;
  /** Saves another one instead of the one that the person saw; false: it was not saved, and what was typed stays; undefined: nobody knows. */
  onSave: (name: string, was: string) => Promise<boolean | undefined>;
  /** It is saved, or given up. */
  onClose: () => void;
  /** It is taken away with a name that was refused: that is lost. */
  onLost?: () => void;
}

/** What is wrong with a name (specification §5). */
const problemOf = (name: string): string | undefined => {
  try {
    productName.validateSync(name);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
};

/**
 * The name of a product, corrected where it stands: Enter saves it, and so does leaving it, the page that it stands on too;
 * Escape gives it up. What was refused is sent again by Enter or with another name alone; of a colleague's name since it is told. Nothing is asked:
 * what leaving it cannot save is told as lost. Use it through `LazyNameField`.
 */
export const NameField = ({ name, onSave, onClose, onLost }: NameFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [typed, setTyped] = useState(name);
  const [was] = useState(name);
  const [isRefused, setRefused] = useState(false);
  /** What a colleague called it meanwhile. */
  const theirs = isRefused && name !== was ? name : undefined;
  const seen = theirs ?? was;
  const [isPending, setPending] = useState(false);
  const problem = problemOf(typed);
  /** Another name was sent without an answer: the first one is a change too, by then. */
  const [isUntold, setUntold] = useState(false);
  const hasChanged = typed.trim() !== seen || isUntold;
  /** What is left to do by leaving it: nothing once it is saved, being saved or given up. */
  const left = useRef<'save' | 'tell' | undefined>('save');
  const close = () => {
    left.current = undefined;
    onClose();
  };
  const save = async () => {
    if (isPending || problem) return;
    if (!hasChanged) return close();
    setPending(true);
    left.current = undefined;
    const isSaved = await onSave(typed.trim(), seen);
    if (isSaved) return onClose();
    setRefused(isSaved === false);
    setUntold(is => is || isSaved === undefined);
    left.current = isSaved === false ? 'tell' : 'save';
    setPending(false);
    return undefined;
  };
  // An input that is taken away is left without a blur.
  const leave = useEffectEvent(() => {
    if (problem || !hasChanged) return;
    if (left.current === 'save') void onSave(typed.trim(), was);
    if (left.current === 'tell') onLost?.();
  });
  useEffect(() => {
    input.current?.select();
    return () => leave();
  }, []);
  // Only who closes the page is asked: from there it can neither be saved nor told.
  useUnsaved({ isDirty: hasChanged, isSaving: () => true, read: () => undefined });
  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey;
    // Not the keys of what it stands in; those of the whole application are.
    if (!isControl) event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (isControl && event.key.toLowerCase() === 's') {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape' && !isPending) close();
  };
  return (
    <Place>
      <Input
        ref={input}
        autoFocus
        aria-label={formText.nameOf(was)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={messageId}
        autoComplete="off"
        value={typed}
        readOnly={isPending}
        aria-busy={isPending || undefined}
        onChange={event => {
          left.current = 'save';
          setTyped(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => { if (problem) close(); else if (theirs === undefined && left.current === 'save') void save(); }}
      />
      <Message id={messageId} aria-live="polite">{problem ?? (theirs !== undefined && formText.renamed(theirs))}</Message>
    </Place>
  );
};
