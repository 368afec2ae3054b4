/** What the import of products says, from the chosen file to its result. */
export const importText = {
  // Checks of a chosen file (specification §5).
  tooLarge: (maxMb: number) => `File is groter dan ${maxMb} MB. Kleinere files opladen aub.`, // sic
  wrongEnding: 'Dit is geen .csv bestand. Bewaar het in je rekenblad als CSV en kies het opnieuw.',
  empty: 'Dit bestand is leeg.',
  binary: 'Dit bestand bevat geen leesbare tekst. Bewaar het in je rekenblad als CSV (UTF-8) en kies het opnieuw.',
  unreadable: 'Dit bestand kan niet gelezen worden.',
  changed: 'Dit bestand is intussen gewijzigd of verplaatst. Kies het opnieuw.',
  required: 'Een csv file kiezen is verplicht',

  // The form.
  title: 'Producten importeren',
  file: 'Bestand',
  hint: (maxMb: number) => `csv tot ${maxMb}MB`, // sic
  chooseFile: 'Kies een bestand',
  chooseOtherFile: 'Kies een ander bestand',
  drop: 'Sleep een csv bestand hierheen',
  dropToImport: 'Laat het csv bestand los om te importeren',
  chosen: (name: string) => `Gekozen bestand: ${name}`,
  template: 'Template downloaden',
  submit: 'Importeren',
  noUndo: 'Een import kan niet ongedaan gemaakt worden.',
  severalNames: 'Zet een verticale streep (|) tussen meerdere categorieën, tags of materialen in één cel.',
  maybeImported: 'De server heeft het bestand misschien al. Kijk na of de producten er staan voor je het opnieuw importeert.',
  sending: (name: string) => `${name} wordt opgeladen`,
  processing: (name: string) => `${name} wordt verwerkt`,

  // What is in it.
  preview: 'Voorbeeld',
  rows: (count: number) => (count === 1 ? '1 rij' : `${count} rijen`),
  sampleOf: (shown: number) => (shown === 1 ? 'De eerste rij van het bestand' : `De eerste ${shown} rijen van het bestand`),
  noRows: 'Dit bestand bevat geen producten.',

  // The result (specification §8).
  resultTitle: 'Resultaat van de import',
  imported: (count: number) => `${count} item(s) imported succesfully`, // sic
  failed: (count: number) => `${count} item(s) failed to import`, // sic
  noneImported: 'Er werd niets geïmporteerd.',
  noneFailed: 'Alles werd geïmporteerd.',
  downloadErrors: 'Foutenlijst downloaden',
  close: 'Afluiten', // sic
  nameless: '(zonder naam)',
  noReason: 'De server gaf geen reden.',

  // The failure (specification §8).
  wentWrong: 'Something went very wrong...', // sic
} as const;

/** What the export of a list of products says. */
export const exportText = {
  title: 'Producten exporteren',
  counting: 'De producten worden geteld …',
  nothing: 'Er zijn geen producten om te exporteren.',
  cost: (count: number) => (count === 1
    ? '1 product van deze lijst, in de kolommen van het template.'
    : `${count} producten van deze lijst, in de kolommen van het template. Elk product wordt apart opgehaald: ${count} aanvragen.`),
  start: 'Exporteren',
  retry: 'Opnieuw proberen',
  progress: (done: number, count: number) => `${done} van ${count} producten opgehaald`,
} as const;

/** What the library of media says (specification §2, /assets). */
export const libraryText = {
  caption: 'Media assets', // sic
  name: 'Naam',
  kind: 'Soort',
  by: 'Door',
  image: 'Afbeelding',
  video: 'Video',
  preview: (name: string) => `${name} bekijken`,
  product: 'Naar het product',
  ofProduct: 'Product',
  order: 'Volgorde',
  file: 'Bestand',
  edit: 'Media wijzigen',
  remove: 'Media verwijderen',
  actionsFor: (name: string) => `Acties voor ${name}`,
} as const;
