import type { Id } from '../../id.ts';
import { goneOption } from '../../nl/filterGroups.ts';
import { fold } from '../../overlays/ComboBox/fold.ts';
import { toggleId, type ComboOption } from '../../overlays/ComboBox/options.ts';

/** A list of options of one kind. */
export interface FilterGroup {
  /** The name of its list parameter: collections, categories, tags. */
  key: string;
  /** In the order of the server; a group without any is not shown. */
  options: readonly ComboOption[];
}

/** The chosen ids of each group; a group without any is absent. */
export type FilterValue = Record<string, Id[]>;

/** How many options a group shows at once: thousands stay fluid, the search finds the others. */
const SHOWN_OPTIONS = 50;

/** The groups with what is chosen in them and is no option any more, nameless, on top: what narrows the list can be unticked. */
export const withChosen = (groups: readonly FilterGroup[], value: FilterValue): FilterGroup[] => groups.map(group => {
  const known = new Set(group.options.map(({ id }) => String(id)));
  const unknown = (value[group.key] ?? []).filter(id => !known.has(String(id)));
  return unknown.length === 0 ? group : { ...group, options: [...unknown.map(id => ({ id, name: goneOption })), ...group.options] };
});

/** The value with one option added, or taken away when it was chosen. */
export const toggleFilter = (value: FilterValue, key: string, id: Id): FilterValue => {
  const ids = toggleId(value[key] ?? [], id);
  const { [key]: _, ...rest } = value;
  return ids.length > 0 ? { ...rest, [key]: ids } : rest;
};

/**
 * The options to show: those whose name holds the term (accents aside), at most {@link SHOWN_OPTIONS},
 * and without a term the chosen ones beyond it too, on top.
 */
export const visibleOptions = (options: readonly ComboOption[], chosen: ReadonlySet<string>, term: string): { shown: ComboOption[]; hidden: number } => {
  const needle = fold(term);
  const matches = needle ? options.filter(option => fold(option.name).includes(needle)) : options;
  const first = matches.slice(0, SHOWN_OPTIONS);
  const beyond = needle ? [] : matches.slice(SHOWN_OPTIONS).filter(option => chosen.has(String(option.id)));
  return { shown: [...beyond, ...first], hidden: matches.length - first.length - beyond.length };
};
