import { X } from 'lucide-react';
import { filterText } from '../../nl/frame.ts';
import { Chip, Chips, ClearAll } from './FilterChips.styles.ts';
import { countFilters, filterGroupLabel, toggleFilter, type FilterGroup, type FilterValue } from './filters.ts';

export interface FilterChipsProps {
  /** Where the chosen ids find their names. */
  groups: readonly FilterGroup[];
  /** The chosen ids of each group. */
  value: FilterValue;
  /** Called with what is left. */
  onChange: (value: FilterValue) => void;
}

/** The chosen filters above a list, each to be removed with a press. Nothing is drawn without filters. */
export const FilterChips = ({ groups, value, onChange }: FilterChipsProps) => {
  if (countFilters(value) === 0) return null;
  const names = new Map(groups.flatMap(group => group.options.map(option => [`${group.key} ${option.id}`, option.name] as const)));
  const chosen = Object.entries(value).flatMap(([key, ids]) => ids.map(id => ({ key, id, name: names.get(`${key} ${id}`) ?? filterGroupLabel(key) })));
  return (
    <Chips aria-label={filterText.chips}>
      {chosen.map(({ key, id, name }) => (
        <li key={`${key} ${id}`}>
          <Chip type="button" aria-label={filterText.removeChip(name)} onClick={() => onChange(toggleFilter(value, key, id))}><span>{name}</span><X aria-hidden /></Chip>
        </li>
      ))}
      {chosen.length > 1 && <li><ClearAll type="button" onClick={() => onChange({})}>{filterText.clear}</ClearAll></li>}
    </Chips>
  );
};
