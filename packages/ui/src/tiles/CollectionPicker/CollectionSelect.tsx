import { Check, ChevronDown, Plus } from 'lucide-react';
import { useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import type { Id } from '../../id.ts';
import { pickerText as text } from '../../nl/collectionPicker.ts';
import { fold } from '../../overlays/ComboBox/fold.ts';
import { OptionList } from '../../overlays/ComboBox/OptionList.tsx';
import { useComboBox } from '../../overlays/ComboBox/useComboBox.ts';
import { Name, SelectButton, Thumb } from './CollectionSelect.styles.ts';
import { containsProduct, type PickableCollection } from './picker.ts';

/** ms without a key after which typing begins a new name. */
const TYPING_MS = 750;

interface CollectionSelectProps {
  choices: readonly PickableCollection[];
  /** None where what was chosen is gone. */
  selected: PickableCollection | undefined;
  productId: Id;
  /** A save is under way: the choice stands. */
  isDisabled: boolean;
  /** The list is as wide as this element, and opens below it. */
  anchor: HTMLElement | null;
  onChoose: (id: Id) => void;
  /** Makes a new one; no row for it without it. */
  onCreate?: (() => void) | undefined;
}

/** What is seen of a collection, in the button and in the list. */
const Face = ({ name, path }: PickableCollection) => (
  <>
    <Thumb><Picture path={path} alt="" ratio="1 / 1" sizes="48px" /></Thumb>
    <Name>{name}</Name>
  </>
);

/** A button with a list of collections, which can be found by their first letters. */
export const CollectionSelect = ({ choices, selected, productId, isDisabled, anchor, onChoose, onCreate }: CollectionSelectProps) => {
  const combo = useComboBox({ options: choices, value: selected ? [selected.id] : [], onChange: ([id]) => onChoose(id!), most: Infinity, createLabel: onCreate && text.create, onCreate });
  const { isOpen, open, close, choose, shown, active, setPointed } = combo;
  const listId = useId();
  const typed = useRef({ text: '', at: 0 });
  const canCreate = onCreate !== undefined;
  const rows = useMemo(() => [
    ...choices.map(choice => (
      <>
        <Face {...choice} />
        {containsProduct(choice, productId) && <><Check aria-hidden /><VisuallyHidden>{text.containsProduct}</VisuallyHidden></>}
      </>
    )),
    ...(canCreate ? [<><Plus aria-hidden /><span>{text.create}</span></>] : []),
  ], [choices, productId, canCreate]);

  const find = ({ key, timeStamp }: KeyboardEvent) => {
    const isNew = timeStamp - typed.current.at > TYPING_MS;
    typed.current = { text: isNew ? key : typed.current.text + key, at: timeStamp };
    const match = choices.find(({ name }) => fold(name).startsWith(fold(typed.current.text)));
    if (match && isOpen) setPointed(match);
    else if (match) choose(match);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDisabled) return;
    const isTyping = event.timeStamp - typed.current.at <= TYPING_MS;
    if (event.key === ' ' && !isTyping) {
      event.preventDefault();
      if (isOpen && shown[active]) choose(shown[active]);
      else open();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) find(event);
    else combo.onKeyDown(event);
  };
  return (
    <>
      <SelectButton
        type="button"
        role="combobox"
        aria-label={text.collection}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-disabled={isDisabled || undefined}
        onClick={({ currentTarget }) => {
          // Safari gives a pressed button no focus.
          currentTarget.focus();
          if (isOpen) close();
          else if (!isDisabled) open();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        // Firefox would press the button again when the space bar is let go.
        onKeyUp={event => { if (event.key === ' ') event.preventDefault(); }}
      >
        {selected ? <Face {...selected} /> : <Name>{text.choose}</Name>}
        <ChevronDown aria-hidden />
      </SelectButton>
      {isOpen && anchor && <OptionList anchor={anchor} id={listId} label={text.collections} combo={combo} rows={rows} />}
    </>
  );
};
