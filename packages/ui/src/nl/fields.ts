/** What the controls themselves say. */
export const fieldText = {
  optional: 'optioneel',
} as const;
