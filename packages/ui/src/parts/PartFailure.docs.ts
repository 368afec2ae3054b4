import type { WidgetDocs } from '../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about what stands in the place of a part that did not load. */
export const docs: WidgetDocs = {
  name: 'niet geladen',
  purpose: 'Staat op de plaats van een deel van de toepassing waarvan de code niet geladen is of niet getoond kan worden: een pagina, een blok (inline) of een venster (dialog). De rest van de pagina blijft bruikbaar. Het biedt aan om opnieuw te proberen, of om de pagina te herladen als er een nieuwe versie is of opnieuw proberen niet hielp.',
  notFor: [
    'Een lijst of een product dat de server niet geeft: neem feedback/RetryNotice.',
    'Een fout die de hele toepassing meeneemt: neem feedback/RenderErrorPage.',
    'Een handeling die mislukt: neem feedback/Toasts.',
  ],
  keyboard: [
    ['Tab', "Gaat naar 'Opnieuw proberen'. In een venster blijft de focus binnen: 'Opnieuw proberen', dan 'Sluiten'."],
    ['Enter of Spatie', 'Doet wat op de knop staat.'],
    ['Esc', 'Sluit het venster; de focus gaat terug naar waar hij vandaan kwam.'],
  ],
  accessibility: [
    'De reden is een alert: ze wordt voorgelezen zodra ze er staat.',
    "Het venster is een alertdialog met de naam 'Niet geladen'; wat erachter ligt, is intussen niet te bereiken.",
    'Het herstelt zichzelf zodra het netwerk terug is. Zonder netwerk staat er een teken voor de reden.',
    'Wat iemand invulde, blijft bewaard als de pagina herladen wordt.',
    'Kijk na: beide knoppen zijn 44 px hoog.',
  ],
  specification: [
    { section: '§8 · Fouten', sentence: 'Een mislukte oproep toont wat de server antwoordde, of de status als het antwoord leeg is.' },
  ],
  seeAlso: ['parts/RetryNotice', 'frame/RenderErrorPage', 'feedback/Toasts'],
};
