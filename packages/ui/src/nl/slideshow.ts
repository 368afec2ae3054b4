/** What pictures and films say over the whole screen. */
export const slideshowText = {
  previous: 'Vorige afbeelding',
  next: 'Volgende afbeelding',
  close: 'Sluiten',
  counter: (position: number, total: number) => `${position} van ${total}`,
  pictureMissing: 'Deze afbeelding kan niet getoond worden',
  videoMissing: 'Deze video kan niet afgespeeld worden',
} as const;
