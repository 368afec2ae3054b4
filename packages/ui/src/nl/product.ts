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
} as const;
