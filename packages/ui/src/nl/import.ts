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
  dropNow: 'Laat los om toe te voegen',
  chosen: (name: string) => `Gekozen bestand: ${name}`,
  template: 'Template downloaden',
  submit: 'Importeren',
  sending: (name: string) => `${name} wordt opgeladen`,
  processing: (name: string) => `${name} wordt verwerkt`,

  // What will happen.
  preview: 'Voorbeeld',
  reading: 'Het bestand wordt gelezen',
  noPreview: 'Het voorbeeld kon niet gemaakt worden. Je kan het bestand wel importeren.',
  rows: (count: string, isOne: boolean) => (isOne ? `${count} rij` : `${count} rijen`),
  separatedBy: { ';': 'gescheiden door puntkomma’s', ',': 'gescheiden door komma’s', '\t': 'gescheiden door tabs' },
  noRemarks: 'Geen opmerkingen.',
  remarks: 'Opmerkingen',
  stillPossible: 'Je kan het bestand toch importeren zoals het is.',
  sampleOf: (shown: number) => (shown === 1 ? 'De eerste rij van het bestand' : `De eerste ${shown} rijen van het bestand`),
  row: 'Rij',
  templateLoading: 'De kolommen worden nog vergeleken met de template.',
  templateFailed: 'De template kon niet opgehaald worden: de kolommen zijn niet vergeleken.',
  noRows: 'Dit bestand bevat geen producten.',
  unknownColumns: (names: string, isOne: boolean) => (isOne ? `Deze kolom staat niet in de template: ${names}.` : `Deze kolommen staan niet in de template: ${names}.`),
  missingColumns: (names: string, isOne: boolean) => (isOne ? `Deze kolom van de template ontbreekt: ${names}.` : `Deze kolommen van de template ontbreken: ${names}.`),
  repeatedColumns: (names: string) => `Meer dan één keer in de hoofding: ${names}.`,
  noHeading: '(zonder hoofding)',
  emptyNames: (rows: string) => `Zonder naam: ${rows}.`,
  underscores: (rows: string) => `Gebruik geen underscores (_) in de naam: ${rows}.`,
  sameCode: (code: string, rows: string) => `Multipress nummer ${code} staat meer dan één keer in het bestand: ${rows}.`,
  moreCodes: (count: string, isOne: boolean) => (isOne ? 'En nog 1 ander nummer.' : `En nog ${count} andere nummers.`),
  tooManyCells: (rows: string) => `Meer kolommen dan de hoofding: ${rows}.`,
  openQuotes: (rows: string) => `Een aanhalingsteken staat verkeerd of wordt niet gesloten: ${rows}.`,
  notUtf8: 'Dit bestand is niet als UTF-8 bewaard. Kijk in het voorbeeld of letters met accenten juist zijn: zo wordt het geïmporteerd.',

  // Lists of rows.
  oneRow: 'rij',
  severalRows: 'rijen',
  and: 'en',
  others: (count: string, isOne: boolean) => (isOne ? 'nog 1 andere' : `nog ${count} andere`),

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
  messages: (count: number) => `${count} meldingen`,

  // The failure (specification §8).
  wentWrong: 'Something went very wrong...', // sic
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
  edit: 'Media wijzigen',
  remove: 'Media verwijderen',
  actionsFor: (name: string) => `Acties voor ${name}`,
} as const;
