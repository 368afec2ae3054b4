import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { filterText } from '../../nl/filters.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { useAnswer } from '../../useAnswer.ts';
import { FilterGroupSection } from './FilterGroupSection.tsx';
import { Bone, Failure, Note } from './FilterPanel.styles.ts';
import { countFilters } from './countFilters.ts';
import { toggleFilter, withChosen, type FilterGroup, type FilterValue } from './filters.ts';

export interface FilterPanelProps {
  /** Whichever groups the server sent. */
  groups: readonly FilterGroup[];
  /** The chosen ids of each group; applied at once, there is no 'apply'. */
  value: FilterValue;
  /** Called with all the chosen ids, on every choice. */
  onChange: (value: FilterValue) => void;
  /** Asked by its buttons, by Escape and by a press beside it. */
  onClose: () => void;
  /** Of the options' request. A failure is told here alone, without a toast. */
  status: 'ready' | 'loading' | 'failed';
  /** Asks for the options again. */
  onRetry: () => void;
}

/** The filters of a list: a panel at the right, or a sheet on phones and standing tablets. Mounted is open. */
export const FilterPanel = ({ groups, value, onChange, onClose, status, onRetry }: FilterPanelProps) => {
  // Where it was unticked it stays: it can be ticked again, and the focus has its place.
  const [opened] = useState(value);
  const filled = withChosen(groups, opened).filter(group => group.options.length > 0);
  const [hasFilters, answer] = useAnswer(countFilters(value) > 0);
  // What the last press made of it: another may come before it is drawn.
  const latest = useRef(value);
  useLayoutEffect(() => { latest.current = value; }, [value]);
  const change = (next: FilterValue) => {
    latest.current = next;
    onChange(next);
  };
  // Answered as a tick is: it comes after those that were pressed before it.
  const clear = () => answer(false, () => change({}));
  return (
    <Dialog
      title={filterText.title}
      size="side"
      onClose={onClose}
      footer={(
        <>
          <Button variant="quiet" aria-disabled={!hasFilters} onClick={clear}>{filterText.clear}</Button>
          <Button onClick={onClose}>{filterText.done}</Button>
        </>
      )}
    >
      <Body aria-busy={status === 'loading'}>
        {status === 'loading' && <output aria-label={filterText.loading}>{Array.from({ length: 9 }, (_, index) => <Bone key={index} />)}</output>}
        {status === 'failed' && <Failure><output>{filterText.failed}</output><Button variant="quiet" onClick={onRetry}>{filterText.retry}</Button></Failure>}
        {status === 'ready' && filled.map(group => (
          <FilterGroupSection key={group.key} group={group} ids={value[group.key] ?? []} onToggle={id => change(toggleFilter(latest.current, group.key, id))} />
        ))}
        {status === 'ready' && filled.length === 0 && <Note>{filterText.none}</Note>}
      </Body>
    </Dialog>
  );
};
