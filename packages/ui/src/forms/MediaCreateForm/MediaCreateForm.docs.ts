import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of new media. */
export const docs: WidgetDocs = {
  name: 'nieuwe media',
  purpose: 'Kiest foto’s of video’s van een product, meer tegelijk en in de gekozen volgorde, kijkt ze na en geeft ze door. Het opladen zelf gebeurt daarna, buiten het venster.',
  notFor: [
    'Voor de foto van een segment, een categorie of een collectie: neem forms/ImageForm.',
    'Om bestaande media te wijzigen: neem media/MediaEditForm.',
    'Om te tonen hoe ver het opladen staat: neem media/UploadProgress.',
  ],
  keyboard: [
    ...dialogKeys,
    ['Spatie', 'Op ‘Ik wil een video opladen’: vinkt aan of uit; wat al gekozen is, wordt opnieuw nagekeken.'],
    ['Enter of Spatie', 'Op ‘Kies bestanden’: opent het bestandsvenster van het toestel.'],
    ['Ctrl + V', 'In het bestandsveld: plakt gekopieerde bestanden.'],
  ],
  accessibility: [
    'Het venster is een dialoog en heet naar zijn titel. Bij het openen gaat de focus naar ‘Kies bestanden’, bij het sluiten terug naar waar ze vandaan kwam.',
    'Het bestandsveld is een groep met de naam ‘Bestand’. De hulptekst of de melding eronder hoort bij de knop en wordt voorgelezen als ze verandert.',
    'De gekozen bestanden zijn een lijst met de naam ‘Gekozen bestanden’. Wat er mis is met een bestand staat erbij en wordt meteen voorgelezen. Na het wissen gaat de focus naar de knop om te kiezen.',
    'Kijk na: de link naar de omzetter zegt dat ze in een nieuw tabblad opent.',
  ],
  specification: [
    { section: '§5 · Mediabestand', sentence: 'Bij toevoegen is een bestand verplicht: ‘file is required’.' },
    { section: '§5 · Grootte en soort', sentence: 'Te groot: ‘File is groter dan {n} MB. Kleinere files opladen aub.’ Een video die geen mp4 is: ‘Dit video formaat wordt niet ondersteund.’ Bij video’s staat een link naar een omzetter van .mov naar .mp4.' },
    { section: '§5 · Plaats van een video', sentence: 'Een video op de eerste plaats gaat naar de tweede: ‘Video\'s kunnen niet op de eerste plaats komen.’' },
    { section: '§4 · Media van een product', sentence: 'Er is een keuze tussen foto en video. Zodra er verstuurd wordt, kan dat geen tweede keer.' },
  ],
  seeAlso: ['forms/MediaEditForm', 'feedback/UploadProgress', 'media/MediaTable', 'overlays/FormDialog'],
};
