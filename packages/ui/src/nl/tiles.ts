/** Texts of cards, tiles and grids. */
export const catalogue = {
  unavailable: 'Dit is niet beschikbaar',
  emptySegment: 'Nog geen categoriën in dit segment', // sic
  isHidden: 'Verborgen',
  unseenWithoutPhoto: 'Niet zichtbaar zonder foto',
  video: 'Video',
  select: 'Selecteren',
  addPhoto: 'add photo', // sic
  showAgain: 'Opnieuw tonen',
  loading: 'Loading item', // sic
  code: 'Multipress',
  updated: 'Laatst gewijzigd',
  /** What a hold does, beside 'Spatie' and 'Houd vast' on the card. */
  holdKey: (label: string) => `Spatie: ${label}`,
  holdPress: (label: string) => `Houd vast: ${label}`,
  hold: {
    add: {
      action: 'In collectie steken',
      description: 'Houd 0,6 seconden ingedrukt of druk op spatie om dit product in een collectie te steken.',
    },
    remove: {
      action: 'Uit collectie verwijderen',
      description: 'Houd 0,6 seconden ingedrukt of druk op spatie om dit product uit de collectie te verwijderen.',
    },
  },
  inCollections: (count: number) => `Dit product zit in ${count} collectie${count > 1 ? 's' : ''}`, // sic
} as const;
