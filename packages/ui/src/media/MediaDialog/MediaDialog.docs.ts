import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the dialog of a medium. */
export const docs: WidgetDocs = {
  name: 'mediavenster',
  purpose: 'Het mediaformulier in een venster: ‘Media toevoegen’ voor nieuwe foto’s of video’s bij een product, ‘Media wijzigen’ voor een bestaand media-item.',
  notFor: [
    'Voor de foto van een segment, een categorie of een collectie: neem forms/ImageForm.',
    'Om media te verwijderen: neem feedback/ConfirmDialog.',
    'Om media op volgorde te zetten: dat doet media/MediaTable, zonder venster.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Gaan van veld naar veld en naar de knoppen; de focus blijft in het venster.'],
    ['Esc', 'Sluit het venster. Is er iets gekozen of gewijzigd, dan vraagt het eerst of dat weg mag; nog eens Esc is ‘Verder werken’.'],
  ],
  accessibility: [
    'Het venster is een dialoog en heet naar zijn titel. De focus begint op het venster zelf en gaat bij het sluiten terug naar waar ze vandaan kwam.',
    'Wordt er gevraagd of iets weg mag, dan wordt de vraag voorgelezen, gaat de focus naar ‘Verder werken’ en is het formulier erachter niet te bereiken.',
    'Kijk na: op een gsm blijft de titel staan en schuift enkel het formulier.',
  ],
  specification: [
    { section: '§2 · Vensters', sentence: 'Er is maar één venster tegelijk open. Het mediaformulier laadt een foto of een video op.' },
    { section: '§2 · Productpagina in bewerking', sentence: 'De knop om media toe te voegen en het potlood met ‘Media wijzigen’ openen dit venster.' },
  ],
  seeAlso: ['media/MediaForm', 'media/MediaTable', 'controls/FormDialog', 'forms/ImageForm'],
};
