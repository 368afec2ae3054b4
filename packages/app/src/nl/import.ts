/** The import of products, and the media library (specification §2, §9). */
export const importTexts = {
  import: 'Importeren',
  template: 'Template',
  export: 'Exporteren als CSV',
  library: 'Media assets',
  maybeImported: 'De server heeft het bestand misschien al. Kijk na of de producten er staan voor je het opnieuw importeert.',
  showResult: 'Resultaat bekijken',
  searchLibrary: 'Zoek op product',
} as const;
