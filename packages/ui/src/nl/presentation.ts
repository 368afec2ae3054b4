/** What a presentation of products says: little, as a customer is looking. */
export const presentationText = {
  label: (title: string) => `Presentatie van ${title}`,
  counter: (position: number, total: number) => `${position} van ${total}`,
  picture: (position: number, total: number) => `beeld ${position} van ${total}`,
  previous: 'Vorig product',
  next: 'Volgend product',
  previousPicture: 'Vorig beeld',
  nextPicture: 'Volgend beeld',
  auto: 'Automatisch',
  pictures: 'Meer beelden',
  failed: 'De andere beelden konden niet geladen worden.',
  end: 'Presentatie sluiten',
} as const;
