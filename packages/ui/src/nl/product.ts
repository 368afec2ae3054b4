/** What the product's page says around its pictures and text. */
export const detail = {
  fullScreen: 'Volledig scherm',
  picturesOf: (product: string) => `Afbeeldingen van ${product}`,
  thumbnail: (kind: 'image' | 'video', position: number, name: string) => `${kind === 'video' ? 'Video' : 'Afbeelding'} ${position}: ${name}`,
  video: (name: string) => `Video: ${name}`,
  present: 'Presenteren',
  trail: 'Door de lijst',
  previousProduct: 'Vorig product',
  nextProduct: 'Volgend product',
  previousPicture: 'Vorige afbeelding',
  nextPicture: 'Volgende afbeelding',
  close: 'Sluiten',
  counter: (position: number, total: number) => `${position} van ${total}`,
  pictureMissing: 'Deze afbeelding kan niet getoond worden',
  videoMissing: 'Deze video kan niet afgespeeld worden',
} as const;
