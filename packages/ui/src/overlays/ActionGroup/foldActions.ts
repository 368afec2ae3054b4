/** px between two buttons. */
export const ACTION_GAP = 2;

/** How many buttons of this size fit beside each other, both in px. Unknown sizes fit everything. */
export const roomFor = (width: number, buttonSize: number): number =>
  (width > 0 && buttonSize > 0 ? Math.floor((width + ACTION_GAP) / (buttonSize + ACTION_GAP)) : Infinity);

/** What stands in the row, and what goes behind the dots, which take one place themselves. */
export const foldActions = <T>(actions: readonly T[], places: number): { shown: readonly T[]; folded: readonly T[] } => {
  if (actions.length <= places) return { shown: actions, folded: [] };
  const kept = Math.max(0, places - 1);
  return { shown: actions.slice(0, kept), folded: actions.slice(kept) };
};
