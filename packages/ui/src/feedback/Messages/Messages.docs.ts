import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the list of messages. */
export const docs: WidgetDocs = {
  name: 'meldingenlijst',
  purpose: "Toont de laatste twintig meldingen van dit tabblad, de nieuwste eerst. Staat achter 'Meldingen' in het accountmenu: een melding is na 1500 ms weg, hier lees je ze terug.",
  notFor: [
    'Om iets te melden: neem feedback/Toasts.',
    'Wat iemand moet beslissen: neem feedback/ConfirmDialog.',
  ],
  keyboard: [
    ['Tab', "Blijft in het venster; de focus begint op het venster zelf, zodat de titel gehoord wordt."],
    ['Esc', 'Sluit; de focus gaat terug naar het accountmenu.'],
  ],
  accessibility: [
    "Voor de zin hoort een schermlezer 'Let op:' of 'Fout:'; de soort is niet enkel aan kleur of pictogram te zien.",
    'De lijst openen geldt als lezen: het bolletje op de profielfoto verdwijnt.',
    'Kijk na: een lange zin van de server breekt af en het venster scrolt.',
  ],
  specification: [
    { section: '§9 · Tijden', sentence: 'Een melding blijft 1500 ms staan, rechtsonder.' },
    { section: '§8 · Fouten', sentence: 'Een mislukte oproep toont wat de server antwoordde, of de status als het antwoord leeg is.' },
  ],
  seeAlso: ['feedback/Toasts', 'frame/AvatarMenu'],
};
