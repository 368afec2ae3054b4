import { Check } from 'lucide-react';
import { useEffect, type CSSProperties, type Ref } from 'react';
import { comboText } from '../../nl/forms.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { showOnTop } from '../Menu/showOnTop.ts';
import { List, Note, Option, Popup } from './ComboBox.styles.ts';
import type { LookupStatus } from './options.ts';
import type { Combo } from './useComboBox.ts';

interface ComboListProps {
  ref: Ref<HTMLDivElement>;
  style: CSSProperties;
  id: string;
  label: string;
  combo: Combo;
  isMultiple: boolean;
  status: LookupStatus;
  onRetry: () => void;
}

const noteFor = ({ shown, left, query }: Combo, status: LookupStatus) => {
  if (status === 'failed') return comboText.failed;
  if (shown.length > 0) return left > 0 ? comboText.more(left) : undefined;
  if (status === 'loading') return comboText.loading;
  return query ? comboText.nothing(query) : comboText.none;
};

/** The options that can be seen, and what is to be said of those that cannot. */
export const ComboList = ({ ref, style, id, label, combo, isMultiple, status, onRetry }: ComboListProps) => {
  const { shown, active, chosen, choose, setPointed } = combo;
  const chosenIds = new Set(chosen.map(option => String(option.id)));
  useEffect(() => { document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' }); }, [id, active]);
  const note = noteFor(combo, status);
  return (
    <Popup
      ref={element => {
        showOnTop(element);
        if (typeof ref === 'function') ref(element);
      }}
      popover="manual"
      style={style}
      // The focus stays in the field.
      onMouseDown={event => { if (!(event.target as Element).closest('button')) event.preventDefault(); }}
    >
      <List role="listbox" id={id} aria-label={label} aria-multiselectable={isMultiple || undefined}>
        {status !== 'failed' && shown.map((option, index) => {
          const isChosen = chosenIds.has(String(option.id));
          return (
            <Option
              key={String(option.id)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isChosen}
              data-active={index === active || undefined}
              onPointerMove={event => { if (event.pointerType === 'mouse' && index !== active) setPointed(option); }}
              onClick={() => choose(option)}
            >
              <span>{option.name}</span>
              {isChosen && <Check aria-hidden />}
            </Option>
          );
        })}
      </List>
      {note && <Note>{note}</Note>}
      {status === 'failed' && <Button variant="quiet" onClick={onRetry}>{comboText.retry}</Button>}
    </Popup>
  );
};
