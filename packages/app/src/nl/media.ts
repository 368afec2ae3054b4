/** What is told of the media of a product, and their library (specification §2, §8). */
export const mediaTexts = {
  library: 'Media assets',
  searchLibrary: 'Zoek op product',
  created: (isVideo: boolean, name: string) => `${isVideo ? 'Video' : 'Afbeelding'} ${name} werd aangemaakt`,
  replaced: (isVideo: boolean, before: string, after: string) => `${isVideo ? 'Video' : 'Afbeelding'} ${before} werd aangepast naar ${after}`,
  changed: (before: string, after: string) => `Media item ${before} werd aangepast naar ${after}`,
  orderKept: 'De volgorde van de media is gebleven zoals ze was.',
  orderUnknown: 'De volgorde van de media is misschien maar gedeeltelijk bewaard. Kijk ze na.',
  orderIncomplete: 'De volgorde van de media is maar gedeeltelijk bewaard. Kijk ze na.',
} as const;
