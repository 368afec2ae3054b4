/** What each icon means in Staalkaart. One icon has one meaning: a second meaning needs a second icon. */
export const iconNames: Readonly<Record<string, string>> = {
  ArrowDown: 'omlaag verplaatsen', ArrowDownUp: 'sorteren', ArrowUp: 'omhoog verplaatsen', Bell: 'meldingen', Bold: 'vet',
  BookmarkMinus: 'uit collectie verwijderen', BookmarkPlus: 'in collectie steken', Camera: 'foto wijzigen', Check: 'gelukt, gekozen',
  ChevronDown: 'openklappen', ChevronLeft: 'vorige, terug', ChevronRight: 'volgende', CircleAlert: 'fout', CircleCheck: 'in orde',
  Copy: 'kopiëren', Download: 'downloaden', Ellipsis: 'meer acties', ExternalLink: 'opent een ander tabblad', Eye: 'tonen', EyeOff: 'verbergen, verborgen',
  FileSpreadsheet: 'csv-bestand', FileUp: 'bestand kiezen', Film: 'video', GripVertical: 'verslepen', Image: 'afbeelding', ImageOff: 'zonder foto',
  ImagePlus: 'foto toevoegen', Images: 'media', Italic: 'cursief', KeyRound: 'paswoord', LayoutGrid: 'rasterweergave', Link2: 'link leggen', List: 'lijst',
  ListOrdered: 'genummerde lijst', Lock: 'privé', LogOut: 'uitloggen', Maximize: 'op volledig scherm', Menu: 'menu', Minus: 'dichtklappen',
  Pencil: 'aanpassen', Play: 'afspelen', Plus: 'toevoegen', Redo2: 'opnieuw doen', RotateCw: 'opnieuw proberen', Search: 'zoeken',
  SlidersHorizontal: 'filters', Trash2: 'verwijderen', TriangleAlert: 'let op', Undo2: 'ongedaan maken', Unlink: 'link weghalen',
  UserRound: 'mijn profiel', WifiOff: 'geen netwerk', X: 'sluiten, wissen', ZoomIn: 'inzoomen', ZoomOut: 'uitzoomen',
};
