/** What the screens of the segments and the categories say (specification §2 and §8). */
export const catalogueTexts = {
  segments: 'Segmenten',
  allSegments: 'Alle segmenten',
  inSegment: (segment: string) => `Categorieën in segment ${segment}`.trim(),
  noCategories: 'Het lijkt erop dat er nog geen categorieën zijn.',
} as const;
