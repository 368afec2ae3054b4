import { isSameId, type Id } from '../../id.ts';
import { comboText } from '../../nl/forms.ts';
import { fold } from './fold.ts';

/** How the fetching of the options goes. */
export type LookupStatus = 'ready' | 'loading' | 'failed';

/** Something to choose: ids are opaque and compared as text. */
export interface ComboOption {
  id: Id;
  name: string;
}

/** A choice among options. */
export interface Choice {
  /** What there is to choose from: ten thousand are fine, if the array stays the same one between renders. */
  options: ReadonlyArray<ComboOption>;
  /** Names of chosen ids for as long as the options do not hold them. */
  known?: ReadonlyArray<ComboOption>;
  /** The chosen ids, compared as text. */
  value: ReadonlyArray<Id>;
  /** Called with all the chosen ids, on every choice. */
  onChange: (ids: Id[]) => void;
  /** Several may be chosen; they stand in the field as chips. */
  isMultiple?: boolean;
}

/** An option beside its name as the search compares it. */
export interface FoldedOption {
  option: ComboOption;
  folded: string;
}

/** A way to make what is not among the options. */
export interface Creation {
  /** The last row of the list, such as 'Nieuwe tag …'. */
  label: string;
  /**
   * It was chosen: asks for the new one.
   * @param typed what was typed in vain
   * @param onMade to be called with what was made: it is chosen then, unless the person chose another one meanwhile. Without an id it is found by its name, once the options hold it
   */
  open: (typed: string, onMade: (made: { id?: Id | undefined; name: string }) => void) => void;
}

/** The row that makes a new one is no option: its id is none that a server gives. */
export const CREATE_ID = '\0new';

/** The most options that stand in the document at once. */
export const MOST_OPTIONS = 100;

/** Folds the names once for each list, so that each key costs a comparison only. */
export const foldOptions = (options: readonly ComboOption[]): FoldedOption[] => options.map(option => ({ option, folded: fold(option.name) }));

/** The options that hold the query: those that begin with it first, then those with a word that does, then the rest. */
export const searchOptions = (options: readonly FoldedOption[], query: string): ComboOption[] => {
  const wanted = fold(query);
  if (!wanted) return options.map(({ option }) => option);
  const first: ComboOption[] = [];
  const words: ComboOption[] = [];
  const rest: ComboOption[] = [];
  for (const { option, folded } of options) {
    const at = folded.indexOf(wanted);
    if (at === 0) first.push(option);
    else if (at > 0) (folded.includes(` ${wanted}`) ? words : rest).push(option);
  }
  return [...first, ...words, ...rest];
};

/** The first so many, with what is chosen on top where it would be cut off, and how many are left out. */
export const limitOptions = (found: readonly ComboOption[], chosen: ComboOption | undefined, most = MOST_OPTIONS): { shown: ComboOption[]; left: number } => {
  if (found.length <= most) return { shown: [...found], left: 0 };
  const shown = found.slice(0, most);
  if (chosen && found.includes(chosen) && !shown.includes(chosen)) shown.splice(0, most, chosen, ...found.slice(0, most - 1));
  return { shown, left: found.length - most };
};

/** What is said beneath the options that are shown; nothing where all of them are. */
export const noteFor = ({ foundCount, left, query }: { foundCount: number; left: number; query: string }, status: LookupStatus): string | undefined => {
  if (status === 'failed') return comboText.failed;
  if (foundCount > 0) return left > 0 ? comboText.more(left) : undefined;
  if (status === 'loading') return comboText.loading;
  return query ? comboText.nothing(query) : comboText.none;
};

/** The ids with this one added, or taken away where it was among them. */
export const toggleId = (ids: readonly Id[], id: Id): Id[] =>
  ids.some(each => isSameId(each, id)) ? ids.filter(each => !isSameId(each, id)) : [...ids, id];
