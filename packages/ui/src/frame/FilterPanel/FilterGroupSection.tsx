import { ChevronDown, Search } from 'lucide-react';
import { memo, useState } from 'react';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { filterText } from '../../nl/filters.ts';
import { Count, GroupBox, GroupSearch, NoMatch, Note, Options, Summary } from './FilterPanel.styles.ts';
import type { Id } from '../../id.ts';
import { useAnswer } from '../../useAnswer.ts';
import { useStableCallback } from '../../useStableCallback.ts';
import type { ComboOption } from '../../overlays/ComboBox/options.ts';
import { visibleOptions, type FilterGroup } from './filters.ts';
import { filterGroupLabel } from './groupLabel.ts';

/** From this many options on, a group can be searched. */
const SEARCHABLE = 12;

export interface FilterGroupSectionProps {
  /** Its title and options. */
  group: FilterGroup;
  /** The ids chosen in this group. */
  ids: readonly Id[];
  /** An option was ticked or unticked. */
  onToggle: (id: Id) => void;
}

interface OptionProps {
  option: ComboOption;
  isChosen: boolean;
  /** Stable: a tick draws its own box alone, not the hundred beside it. */
  onToggle: (id: Id) => void;
}

const Option = memo(({ option: { id, name }, isChosen, onToggle }: OptionProps) => {
  const [isTicked, answer] = useAnswer(isChosen);
  return <Checkbox label={name} checked={isTicked} onChange={() => answer(!isTicked, () => onToggle(id))} />;
});

/** One group of the filters: folds open and shut, and can be searched when it is long. */
export const FilterGroupSection = ({ group, ids, onToggle }: FilterGroupSectionProps) => {
  const [term, setTerm] = useState('');
  const label = filterGroupLabel(group.key);
  const chosen = new Set(ids.map(String));
  const { shown, hidden } = visibleOptions(group.options, chosen, term);
  const toggle = useStableCallback(onToggle);
  return (
    <GroupBox open>
      <Summary>{label}{ids.length > 0 && <Count>{ids.length}</Count>}<ChevronDown aria-hidden /></Summary>
      {group.options.length >= SEARCHABLE && (
        <GroupSearch>
          <Search aria-hidden />
          <input type="search" autoComplete="off" aria-label={filterText.search(label)} placeholder={filterText.search(label)} value={term} onChange={event => setTerm(event.target.value)} />
        </GroupSearch>
      )}
      <Options aria-label={label}>
        {shown.map(option => <Option key={option.id} option={option} isChosen={chosen.has(String(option.id))} onToggle={toggle} />)}
      </Options>
      {shown.length === 0 && <NoMatch>{filterText.noMatch}</NoMatch>}
      {hidden > 0 && <Note>{filterText.more(hidden)}</Note>}
    </GroupBox>
  );
};
