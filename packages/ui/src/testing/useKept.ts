import { useState } from 'react';

/**
 * Keeps what a story was given and its widget then chose, as the page of such a widget does. What is given anew, by a
 * control of Storybook, takes its place.
 */
export const useKept = <Value>(given: Value) => {
  const [kept, setKept] = useState({ given, value: given });
  if (!Object.is(kept.given, given)) setKept({ given, value: given });
  return [kept.value, (value: Value) => setKept({ given, value })] as const;
};
