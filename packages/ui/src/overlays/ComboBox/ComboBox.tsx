import { autoUpdate, flip, offset, shift, size, useFloating, useMergeRefs } from '@floating-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { comboText } from '../../nl/forms.ts';
import { Field, type FieldProps } from '../../controls/TextField/Field.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { Box, Input } from './ComboBox.styles.ts';
import { ComboChips } from './ComboChips.tsx';
import { ComboList } from './ComboList.tsx';
import type { ComboOption, LookupStatus } from './options.ts';
import { useComboBox } from './useComboBox.ts';

export interface ComboBoxProps extends Pick<FieldProps, 'isOptional' | 'error' | 'description' | 'keepsMessageRoom' | 'id'> {
  /** What is asked, in a word or two. */
  label: string;
  /** What there is to choose from: ten thousand are fine, if the array stays the same one between renders. */
  options: readonly ComboOption[];
  /** Names of chosen ids for as long as the options do not hold them. */
  known?: readonly ComboOption[];
  /** The chosen ids, compared as text. */
  value: readonly (number | string)[];
  /** Called with all the chosen ids, on every choice. */
  onChange: (ids: (number | string)[]) => void;
  /** Several may be chosen; they stand in the field as chips. */
  isMultiple?: boolean;
  /** `failed` offers 'Opnieuw proberen' where the options would be, and shows nothing else (specification §8). */
  status?: LookupStatus;
  /** Fetches the options again. */
  onRetry?: () => void;
  /** Stands in the field as long as nothing is chosen, such as 'Kies een klant'. */
  placeholder?: string;
  /** The choice can be seen, but not changed. */
  isDisabled?: boolean;
  /** The person left the field. */
  onBlur?: () => void;
  /** Goes on the input. */
  ref?: Ref<HTMLInputElement>;
}

const NOTHING: readonly ComboOption[] = [];
/** px: seven rows and a half, so that a longer list shows that it goes on. */
const LONGEST_LIST_PX = 320;

/** One or several of a list, found by typing. The focus stays in the input; the list opens in the top layer, so it works in any dialog. */
export const ComboBox = ({
  label, options, known = NOTHING, value, onChange, isMultiple = false, status = 'ready', onRetry, placeholder, isDisabled, onBlur, ref,
  isOptional, error, description, keepsMessageRoom, id,
}: ComboBoxProps) => {
  const combo = useComboBox({ options, known, value, onChange, isMultiple, isLoading: status === 'loading' });
  const { isOpen, open, close, leave, chosen, active, text, said } = combo;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergeRefs([input, ref]);
  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    placement: 'bottom-start',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6), flip({ padding: 8 }), shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, elements: { floating } }) => {
          floating.style.setProperty('--combo-width', `${rects.reference.width}px`);
          floating.style.setProperty('--combo-height', `${Math.max(120, Math.min(LONGEST_LIST_PX, availableHeight))}px`);
        },
      }),
    ],
  });

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (isDisabled || event.target !== event.currentTarget) return;
    event.preventDefault();
    input.current?.focus();
    if (isOpen) close();
    else open();
  };
  const onLeave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    leave();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'ArrowLeft' && isMultiple && selectionStart === 0 && selectionEnd === 0 && chosen.length > 0) {
      event.preventDefault();
      refs.domReference.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    } else combo.onKeyDown(event);
  };
  const onEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // From the button in the list: closes the list alone.
    event.stopPropagation();
    input.current?.focus();
    close();
  };
  const retry = () => {
    input.current?.focus();
    onRetry?.();
  };
  return (
    <Field {...{ label, isOptional, error, description, keepsMessageRoom, id }}>
      {control => {
        const listId = `${control.id}-list`;
        return (
          <Box ref={refs.setReference} data-open={isOpen || undefined} data-chips={(isMultiple && chosen.length > 0) || undefined} onMouseDown={onMouseDown} onKeyDown={onEscape} onBlur={onLeave}>
            {isMultiple && <ComboChips {...{ chosen, label, isDisabled, input }} onRemove={combo.remove} />}
            <Input
              {...control}
              ref={inputRef}
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
            {isOpen && <ComboList ref={refs.setFloating} style={floatingStyles} id={listId} {...{ label, combo, isMultiple, status }} onRetry={retry} />}
            <VisuallyHidden aria-live="polite">{isOpen && combo.query ? comboText.count(combo.foundCount) : said}</VisuallyHidden>
          </Box>
        );
      }}
    </Field>
  );
};
