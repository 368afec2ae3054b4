import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { filterText } from '../../nl/frame.ts';
import { FilterGroupSection } from './FilterGroupSection.tsx';
import { Bone, Failure, Note, Sheet, SheetBody, SheetFoot, SheetHead } from './FilterPanel.styles.ts';
import { countFilters, toggleFilter, type FilterGroup, type FilterValue } from './filters.ts';

export interface FilterPanelProps {
  /** Whichever groups the server sent. */
  groups: readonly FilterGroup[];
  /** The chosen ids of each group; applied at once, there is no 'apply'. */
  value: FilterValue;
  /** Called with all the chosen ids, on every choice. */
  onChange: (value: FilterValue) => void;
  /** Shown as a modal dialog. */
  isOpen: boolean;
  /** Asked by its buttons, by Escape and by a press beside it. */
  onClose: () => void;
  /** Of the options' request. A failure is told here alone, without a toast. */
  status: 'ready' | 'loading' | 'failed';
  /** Asks for the options again. */
  onRetry: () => void;
}

/** The filters of a list: a panel at the right, or a sheet on phones and standing tablets. A native dialog keeps and returns the focus. */
export const FilterPanel = ({ groups, value, onChange, isOpen, onClose, status, onRetry }: FilterPanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  const pressOutside = (event: MouseEvent) => { if (event.target === dialog.current) onClose(); };
  const filled = groups.filter(group => group.options.length > 0);
  return (
    <Sheet ref={dialog} aria-labelledby={titleId} onClick={pressOutside} onClose={() => { if (isOpen) onClose(); }}>
      {isOpen && (
        <>
          <SheetHead>
            <h2 id={titleId}>{filterText.title}</h2>
            <IconButton icon={X} label={filterText.close} placement="bottom" onClick={onClose} />
          </SheetHead>
          <SheetBody tabIndex={-1} aria-busy={status === 'loading'}>
            {status === 'loading' && <output aria-label={filterText.loading}>{Array.from({ length: 9 }, (_, index) => <Bone key={index} />)}</output>}
            {status === 'failed' && <Failure><output>{filterText.failed}</output><Button variant="quiet" onClick={onRetry}>{filterText.retry}</Button></Failure>}
            {status === 'ready' && filled.map(group => (
              <FilterGroupSection key={group.key} group={group} ids={value[group.key] ?? []} onToggle={id => onChange(toggleFilter(value, group.key, id))} />
            ))}
            {status === 'ready' && filled.length === 0 && <Note>{filterText.none}</Note>}
          </SheetBody>
          <SheetFoot>
            <Button variant="quiet" aria-disabled={countFilters(value) === 0} onClick={() => { if (countFilters(value) > 0) onChange({}); }}>{filterText.clear}</Button>
            <Button onClick={onClose}>{filterText.done}</Button>
          </SheetFoot>
        </>
      )}
    </Sheet>
  );
};
