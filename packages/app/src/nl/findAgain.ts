/** To find again: what was seen last, what is new, the named views. */
export const findAgain = {
  viewed: 'Laatst bekeken',
  fresh: 'Nieuw',
  allFresh: 'Alle producten, nieuwste eerst',
  kept: (name: string) => `Weergave ${name} werd bewaard op dit toestel`,
} as const;
