import { foldOptions, searchOptions } from '../../overlays/ComboBox/options.ts';

/** Something to go to, or to do. */
export interface Command {
  /** Tells it from the others of its group. */
  id: string;
  name: string;
  /** Beside the name, softly: a customer, a number. */
  detail?: string | null | undefined;
}

export interface CommandGroup<One extends Command = Command> {
  /** Tells it from the other groups. */
  key: string;
  title: string;
  /** In their order; what is typed narrows them, unless they are what was found for it already. */
  commands: readonly One[];
  /** Stands there before anything is typed. */
  isOffered?: boolean;
  /** These are the answer to what is typed: none is left out. */
  isFound?: boolean;
}

/** How many of a group are shown at once; of one that is offered, all. */
const MOST = 5;

/** The groups as they are shown for a term, none of them empty. */
export const matching = <One extends Command>(groups: readonly CommandGroup<One>[], term: string): CommandGroup<One>[] => groups.flatMap(group => {
  const isTyped = term.trim() !== '';
  if (!isTyped && !group.isOffered) return [];
  const found = !isTyped || group.isFound ? group.commands : searchOptions(foldOptions(group.commands), term) as One[];
  const commands = isTyped && !group.isFound ? found.slice(0, MOST) : found;
  return commands.length > 0 ? [{ ...group, commands }] : [];
});
