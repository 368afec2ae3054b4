import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of a medium. */
export const docs: WidgetDocs = {
  name: 'mediaformulier',
  purpose: 'Laadt foto’s of video’s van een product op, meer tegelijk en in de gekozen volgorde. Bij een bestaand media-item wijzigt het de naam, de volgorde of het bestand.',
  notFor: [
    'Voor één foto zonder volgorde: neem media/ImageUpload.',
    'Zo op een pagina: het staat altijd in media/MediaDialog.',
    'Om van een foto een video te maken of omgekeerd: het soort ligt vast; verwijder het media-item en voeg een ander toe.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Gaan van veld naar veld en naar de knoppen.'],
    ['Spatie', 'Op ‘Ik wil een video opladen’: vinkt aan of uit; wat al gekozen is, wordt opnieuw nagekeken.'],
    ['Enter of Spatie', 'Op ‘Kies bestanden’: opent het bestandsvenster van het toestel.'],
    ['Ctrl + V', 'In het bestandsveld: plakt gekopieerde bestanden.'],
    ['Enter', 'In Naam, in Volgorde of op het vakje: verstuurt, zolang de knop die verstuurt niet uitgeschakeld is.'],
  ],
  accessibility: [
    'Het bestandsveld is een groep met de naam ‘Bestand’. De hulptekst of de melding eronder hoort bij de knop en wordt voorgelezen als ze verandert.',
    'De gekozen bestanden zijn een lijst met de naam ‘Gekozen bestanden’. Wat er mis is met een bestand staat erbij en wordt meteen voorgelezen.',
    'Elke voortgangsbalk heet naar haar bestand. Na ‘Opladen annuleren’ gaat de focus naar de knop die verstuurt, na het wissen van een bestand naar de knop om te kiezen.',
    'Kijk na: de link naar de omzetter zegt dat ze in een nieuw tabblad opent.',
  ],
  specification: [
    { section: '§5 · Mediabestand', sentence: 'Bij toevoegen is een bestand verplicht: ‘file is required’. Bij wijzigen niet.' },
    { section: '§5 · Grootte en soort', sentence: 'Te groot: ‘File is groter dan {n} MB. Kleinere files opladen aub.’ Een video die geen mp4 is: ‘Dit video formaat wordt niet ondersteund.’ Bij video’s staat een link naar een omzetter van .mov naar .mp4.' },
    { section: '§5 · Plaats van een video', sentence: 'Een video op de eerste plaats gaat naar de tweede: ‘Video\'s kunnen niet op de eerste plaats komen.’' },
    { section: '§4 · Media van een product', sentence: 'Het vakje ‘Ik wil een video opladen’ is er niet bij wijzigen. Zodra er verstuurd wordt, kan dat geen tweede keer.' },
    { section: '§3 · Media-item', sentence: 'Getoond wordt de naam tot het eerste liggende streepje, met de volgorde erachter.' },
  ],
  seeAlso: ['media/MediaDialog', 'media/UploadProgress', 'media/MediaTable', 'media/ImageUpload'],
};
