import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the upload tray. */
export const docs: WidgetDocs = {
  name: 'opladen onderweg',
  purpose: 'Toont rechtsonder de bestanden die opgeladen worden terwijl je verder werkt: hoever elk staat, wat mislukte en waarom. Zonder bestanden staat er niets.',
  notFor: [
    'Voor één bestand in een formulier: neem media/UploadProgress.',
    'Om te zeggen dat iets gelukt is: neem feedback/Toasts.',
  ],
  keyboard: [
    ['Tab', "Gaat naar 'Opladen verbergen' of 'Opladen tonen', dan naar de knoppen van elk bestand."],
    ['Enter of Spatie', "Op 'Annuleer', 'Opnieuw proberen' en 'Verwijderen uit de lijst': doet het voor dat bestand. Verdwijnt de knop, dan gaat de focus naar de volgende."],
  ],
  accessibility: [
    "Een gebied met de naam 'Opladen'. De telling bovenaan wordt voorgelezen als ze verandert, de percentages niet.",
    'Elke knop heeft de naam van het bestand als beschrijving.',
    'Op een gsm, en met meer dan drie bestanden, begint de lijst dicht: er is enkel een balk van 52 px.',
    'De pagina houdt onderaan evenveel plaats vrij (--tray-room); een melding staat erboven.',
    'Kijk na: een venster ligt erover, zodat de knoppen van het venster vrij blijven.',
  ],
  specification: [
    { section: '§7 · Bestanden versturen', sentence: 'Foto’s en video’s worden als bestand verstuurd; hier staat hoever dat is.' },
  ],
  seeAlso: ['feedback/UploadProgress', 'feedback/Toasts'],
};
