import { createLucideIcon } from 'lucide-react';

/** Lucide's icon of this name, with its three strokes in one path: each card has it, and a long list has many cards. */
export const BookmarkPlus = createLucideIcon('bookmark-plus', [
  ['path', { key: 'all', d: 'M12 7v6M15 10H9M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z' }],
]);
