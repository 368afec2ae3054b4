import { ChevronDown, Plus } from 'lucide-react';
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Field, type FieldHelp } from '../../controls/TextField/Field.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { comboText } from '../../nl/forms.ts';
import { Box, Input, Note } from './ComboBox.styles.ts';
import { ComboChips } from './ComboChips.tsx';
import { OptionList } from './OptionList.tsx';
import { CREATE_ID, noteFor, type Choice, type Creation, type LookupStatus } from './options.ts';
import { useComboBox } from './useComboBox.ts';
import { useMade } from './useMade.ts';

export interface ComboBoxProps extends FieldHelp, Choice {
  /** The id of its box, where a form wants its own. */
  id?: string;
  /** What is asked, in a word or two. */
  label: string;
  /** `failed` offers 'Opnieuw proberen' where the options would be, and shows nothing else (specification §8). */
  status?: LookupStatus;
  /** Fetches the options again. */
  onRetry?: () => void;
  /** Makes what is not among the options, and chooses it; absent for who may not. */
  creation?: Creation | undefined;
  /** Stands in the field as long as nothing is chosen, such as 'Kies een klant'. */
  placeholder?: string;
  /** The choice can be seen, but not changed. */
  isDisabled?: boolean;
  /** The person left the field. */
  onBlur?: () => void;
  /** Goes on the input. */
  ref?: Ref<HTMLInputElement>;
}

/** One or several of a list, found by typing. The focus stays in the input; the list floats above everything, so it works in any dialog. */
export const ComboBox = ({
  label, options, known, value, onChange, isMultiple = false, status = 'ready', onRetry, creation, placeholder, isDisabled, onBlur, ref,
  isOptional, error, description, keepsMessageRoom, id,
}: ComboBoxProps) => {
  const made = useMade({ options, isReady: status === 'ready', known, value, onChange, isMultiple });
  const combo = useComboBox({
    options, known: made.known, value, onChange, isMultiple, status,
    // As long as it is not known what there is, nothing is known to be new.
    createLabel: status === 'ready' ? creation?.label : undefined,
    onCreate: typed => creation?.open(typed, made.take),
  });
  const { isOpen, open, close, leave, chosen, shown, active, text, said } = combo;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const popup = useRef<HTMLElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const rows = useMemo(() => shown.map(({ id: own, name }) => (
    <>
      {own === CREATE_ID && <Plus aria-hidden />}
      <span>{name}</span>
    </>
  )), [shown]);
  const hasFailed = status === 'failed';
  const note = noteFor(combo, status);
  const focusInput = () => box?.querySelector('input')?.focus();

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (isDisabled || event.target !== event.currentTarget) return;
    event.preventDefault();
    focusInput();
    if (isOpen) close();
    else open();
  };
  const onLeave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || popup.current?.contains(event.relatedTarget)) return;
    leave();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const next = event.key === 'ArrowLeft' && isMultiple && selectionStart === 0 && selectionEnd === 0
      ? box?.querySelector<HTMLElement>('li:last-child button')
      : event.key === 'Tab' && !event.shiftKey && retryButton.current;
    if (next) {
      event.preventDefault();
      next.focus();
    } else combo.onKeyDown(event);
  };
  const onEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // From the button in the list: closes the list alone.
    event.stopPropagation();
    focusInput();
    close();
  };
  const retry = () => {
    focusInput();
    onRetry?.();
  };
  return (
    <Field {...{ label, isOptional, error, description, keepsMessageRoom, id }}>
      {control => {
        const listId = `${control.id}-list`;
        return (
          <Box ref={setBox} data-open={isOpen || undefined} data-chips={(isMultiple && chosen.length > 0) || undefined} onMouseDown={onMouseDown} onKeyDown={onEscape} onBlur={onLeave}>
            {isMultiple && <ComboChips {...{ chosen, label, isDisabled }} onRemove={combo.remove} onLeave={focusInput} />}
            <Input
              {...control}
              ref={ref}
              role="combobox"
              type="text"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              disabled={isDisabled}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
              value={text}
              onChange={event => combo.type(event.target.value)}
              onClick={open}
              onFocus={event => event.target.select()}
              onKeyDown={onKeyDown}
            />
            <ChevronDown aria-hidden />
            {isOpen && box && (
              <OptionList ref={popup} marksChosen anchor={box} id={listId} rows={hasFailed ? [] : rows} {...{ label, combo, isMultiple }}>
                {note && <Note>{note}</Note>}
                {hasFailed && <Button ref={retryButton} variant="quiet" onClick={retry}>{comboText.retry}</Button>}
              </OptionList>
            )}
            <VisuallyHidden aria-live="polite">{isOpen && combo.query ? comboText.found(combo.foundCount, shown.find(({ id: own }) => own === CREATE_ID)?.name) : said}</VisuallyHidden>
          </Box>
        );
      }}
    </Field>
  );
};
