import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { comboText } from '../../nl/forms.ts';
import { Chip, Chips, RemoveButton } from './ComboBox.styles.ts';
import type { ComboOption } from './options.ts';

interface ComboChipsProps {
  chosen: readonly ComboOption[];
  /** What the chips are of: the field's label. */
  label: string;
  isDisabled?: boolean;
  onRemove: (option: ComboOption) => void;
  /** Past the last chip: the focus goes on to the input. */
  onLeave: () => void;
}

/** What is chosen. One stop of the Tab key stays the input: the arrow keys come here from the start of it. */
export const ComboChips = ({ chosen, label, isDisabled, onRemove, onLeave }: ComboChipsProps) => {
  const goOn = (from: HTMLElement, step: -1 | 1) => {
    const item = from.closest('li');
    const next = step < 0 ? item?.previousElementSibling : item?.nextElementSibling;
    if (next) next.querySelector('button')?.focus();
    else if (step > 0) onLeave();
  };
  const remove = (option: ComboOption, button: HTMLElement) => {
    // The focus must not fall out of the field with the chip; a finger gets no keyboard as long as chips are left.
    goOn(button, 1);
    onRemove(option);
  };
  const onKeyDown = (option: ComboOption) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowLeft') goOn(event.currentTarget, -1);
    else if (event.key === 'ArrowRight') goOn(event.currentTarget, 1);
    else if (event.key === 'Backspace' || event.key === 'Delete') remove(option, event.currentTarget);
    else return;
    event.preventDefault();
  };
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label={label}>
      {chosen.map(option => (
        <Chip key={String(option.id)}>
          <span>{option.name}</span>
          <RemoveButton
            type="button"
            tabIndex={-1}
            disabled={isDisabled}
            aria-label={comboText.remove(option.name)}
            onClick={event => remove(option, event.currentTarget)}
            onKeyDown={onKeyDown(option)}
          >
            <X aria-hidden />
          </RemoveButton>
        </Chip>
      ))}
    </Chips>
  );
};
