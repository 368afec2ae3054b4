/** What is said about pictures and films: choosing, checking, sending and ordering them. */
export const mediaText = {
  // Checks of a chosen file (specification §5).
  tooLarge: (maxMb: number) => `File is groter dan ${maxMb} MB. Kleinere files opladen aub.`, // sic
  wrongVideoType: 'Dit video formaat wordt niet ondersteund.', // sic
  wrongImageType: 'Enkel png of jpg wordt ondersteund.',
  emptyFile: 'Dit bestand is leeg.',
  notAnImage: 'Dit bestand is geen geldige png of jpg.',
  unreadable: 'Dit bestand kan niet gelezen worden.',

  // Choosing a picture.
  photo: 'Foto',
  choosePhoto: 'Kies een foto',
  chooseOtherPhoto: 'Kies een andere foto',
  clearPhoto: 'Foto wissen',
  keepPhoto: 'Huidige foto behouden',
  dropPhoto: 'Sleep een foto hierheen',
  dropNow: 'Laat los om toe te voegen',
  imageHint: (maxMb: number) => `png of jpg tot ${maxMb} MB`,
  videoHint: (maxMb: number) => `mp4 tot ${maxMb} MB`,
  imageFileRequired: 'imageFile is required', // sic
  chosenPhoto: (name: string) => `Gekozen foto: ${name}`,
  currentPhoto: 'Huidige foto',
  replacesPhoto: 'De huidige foto verdwijnt. Dat kan niet ongedaan gemaakt worden.',
  replacesFile: 'Het huidige bestand verdwijnt. Dat kan niet ongedaan gemaakt worden.',

  // Sending.
  upload: 'Opladen',
  cancelUpload: 'Opladen annuleren',
  percent: (share: number) => `${Math.round(share * 100)} %`,

  // The form of a medium.
  iWantVideo: 'Ik wil een video opladen',
  fileRequired: 'file is required', // sic
  chooseFiles: 'Kies bestanden',
  chooseFile: 'Kies een bestand',
  oneFile: (name: string) => `Eén bestand tegelijk: enkel ${name} werd gekozen.`,
  dropFiles: 'Sleep bestanden hierheen',
  dropFile: 'Sleep een bestand hierheen',
  file: 'Bestand',
  refusedFiles: (count: number) => (count === 1 ? 'Eén bestand kan niet mee: haal het weg.' : `${count} bestanden kunnen niet mee: haal ze weg.`),
  chosenFiles: 'Gekozen bestanden',
  chosen: (names: readonly string[]) => (names.length === 1 ? `Gekozen bestand: ${names[0]}` : `Gekozen bestanden: ${names.join(', ')}`),
  removeFile: (name: string) => `${name} wissen`,
  videoSecond: 'Dit product heeft nog geen afbeelding: de video komt op de tweede plaats.',
  converter: 'Zet een .mov om naar .mp4',
  newTab: '(opent in een nieuw tabblad)',
  name: 'Naam',
  nameRequired: 'Het is verplicht de media een naam te geven',
  noUnderscore: 'Gebruik geen underscores (_) in de naam',
  order: 'Volgorde',
  orderTooHigh: (last: number) => `Vul een geheel getal van 1 tot ${last} in`,
  videoNeverFirst: 'Video\'s kunnen niet op de eerste plaats komen.',

  // The table.
  media: 'Media',
  add: 'Media toevoegen',
  edit: 'Media wijzigen',
  remove: 'Media verwijderen',
  moveUp: (name: string) => `Omhoog: ${name}`,
  moveDown: (name: string) => `Omlaag: ${name}`,
  up: 'Omhoog',
  down: 'Omlaag',
  image: 'Afbeelding',
  video: 'Video',
  columns: ['Verplaatsen', 'Voorbeeld', 'Naam', 'Soort', 'Acties'],
  handle: (name: string) => `${name} verplaatsen`,
  handleHelp: 'Versleep, of druk op spatie en gebruik de pijltjestoetsen.',
  handleRole: 'versleepbaar',
  noMedia: 'Dit product heeft nog geen media. Zonder minstens één afbeelding of video kan het niet getoond worden en niet in een collectie komen.',
  loading: 'Media worden geladen',
  dropMedia: 'Laat los om media toe te voegen',
  dragInstructions: 'Druk op spatie om op te nemen, op de pijltjes omhoog en omlaag om te verplaatsen, opnieuw op spatie om neer te zetten, op Escape om te annuleren.',
  picked: (name: string, at: number, count: number) => `${name} opgenomen van plaats ${at} van ${count}.`,
  over: (name: string, at: number, count: number) => `${name} boven plaats ${at} van ${count}.`,
  dropped: (name: string, at: number, count: number) => `${name} neergezet op plaats ${at} van ${count}.`,
  dragCancelled: (name: string, at: number) => `Verplaatsen geannuleerd. ${name} staat terug op plaats ${at}.`,
  moved: (name: string, at: number, count: number) => `${name} staat nu op plaats ${at} van ${count}.`,
  notMoved: 'Het verplaatsen is mislukt.',
} as const;

/** What the editor of a description says. */
export const editorText = {
  toolbar: 'Opmaak',
  bold: 'Vet',
  italic: 'Cursief',
  bulletList: 'Opsomming',
  orderedList: 'Genummerde lijst',
  link: 'Link',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw uitvoeren',
  linkAddress: 'Adres van de link',
  applyLink: 'Link toepassen',
  removeLink: 'Link verwijderen',
  closeLink: 'Sluiten zonder wijzigen',
  linkInvalid: 'Vul een webadres of een e-mailadres in.',
} as const;
