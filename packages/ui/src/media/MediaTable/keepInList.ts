interface Sides { top: number; bottom: number }

/** Keeps a dragged row in its column and within its list, in px. */
export const keepInList = <T extends { x: number; y: number }>(transform: T, row: Sides | null, list: Sides | null): T => {
  if (!row || !list) return { ...transform, x: 0 };
  const y = Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom);
  return { ...transform, x: 0, y };
};
