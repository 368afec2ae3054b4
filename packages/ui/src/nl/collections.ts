/** What the collection tiles say. */
export const collections = {
  isPrivate: 'Privé',
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
  howToFill: 'Nog leeg: houd een product ingedrukt om het toe te voegen',
  by: (name: string) => `door ${name}`,
  updated: (date: string) => `gewijzigd ${date}`,
} as const;
