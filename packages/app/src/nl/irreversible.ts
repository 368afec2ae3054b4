/** The generic confirmation (specification §8), for what cannot be undone. */
export const irreversible = {
  title: 'Je bent goed fout bezig!',
  text: 'Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.',
} as const;
