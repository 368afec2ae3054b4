import { Check } from 'lucide-react';
import { memo, useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { Popup } from '../Popup/Popup.tsx';
import { List, Option } from './OptionList.styles.ts';
import { CREATE_ID } from './options.ts';
import type { Combo } from './useComboBox.ts';

interface OptionListProps {
  /** As wide as this element, and opens below it. */
  anchor: Element;
  /** The list's id; option `n` has `id-n`. */
  id: string;
  /** What there is to choose, for assistive technology. */
  label: string;
  combo: Combo;
  isMultiple?: boolean;
  /** What is seen of each shown option; the same elements between renders, so that a long list stays fluid. */
  rows: readonly ReactNode[];
  /** What is chosen has a mark. */
  marksChosen?: boolean;
  /** What is to be said below the options. */
  children?: ReactNode;
  /** Goes on what floats. */
  ref?: Ref<HTMLElement>;
}

interface RowProps {
  id: string;
  isSelected: boolean;
  isMarked: boolean;
  isActive: boolean;
  /** It makes a new one. */
  isCreate: boolean;
  children: ReactNode;
}

/** Rows that did not change are not rendered again: there may be hundreds. */
const Row = memo(({ id, isSelected, isMarked, isActive, isCreate, children }: RowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => { if (isActive) row.current?.scrollIntoView({ block: 'nearest' }); }, [isActive]);
  return <Option ref={row} id={id} role="option" aria-selected={isSelected} data-active={isActive || undefined} data-create={isCreate || undefined}>{children}{isMarked && <Check aria-hidden />}</Option>;
});

/** Which option a pointer is on. */
const indexOf = (event: MouseEvent) => {
  const option = (event.target as Element).closest('[role="option"]');
  return option ? [...event.currentTarget.children].indexOf(option) : -1;
};

/** px: seven rows and a half, so that a longer list shows that it goes on. */
const LONGEST_PX = 342;

/** The options of a combo box or a select. The focus stays in the field (`aria-activedescendant`). */
export const OptionList = ({ anchor, id, label, combo, isMultiple, rows, marksChosen = false, children, ref }: OptionListProps) => {
  const { shown, active, leave, choose, setPointed, isChosen } = combo;
  return (
    <Popup
      ref={ref}
      anchor={anchor}
      maxHeight={LONGEST_PX}
      onClose={leave}
      onMouseDown={event => { if (!(event.target as Element).closest('button')) event.preventDefault(); }}
    >
      <List
        role="listbox"
        id={id}
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        onPointerMove={(event: PointerEvent) => {
          const index = event.pointerType === 'mouse' ? indexOf(event) : -1;
          if (index >= 0 && index !== active) setPointed(shown[index]!);
        }}
        onClick={event => {
          const index = indexOf(event);
          if (index >= 0) choose(shown[index]!);
        }}
      >
        {rows.map((row, index) => (
          <Row key={String(shown[index]!.id)} id={`${id}-${index}`} isSelected={isChosen(shown[index]!)} isMarked={marksChosen && isChosen(shown[index]!)} isActive={index === active} isCreate={shown[index]!.id === CREATE_ID}>{row}</Row>
        ))}
      </List>
      {children}
    </Popup>
  );
};
