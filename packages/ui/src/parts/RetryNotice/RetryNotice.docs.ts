import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the retry notice. */
export const docs: WidgetDocs = {
  name: 'opnieuw proberen',
  purpose: 'Staat op de plaats van wat niet geladen is, zegt waarom, en biedt aan om het opnieuw te proberen. Zonder netwerk (offline) met een teken ervoor, na een nieuwe versie (newVersion) met ‘Pagina herladen’.',
  notFor: [
    'Een lijst die wel geladen is, maar leeg: neem feedback/EmptyState.',
    'Een handeling die mislukt: neem feedback/Toasts.',
    'Mogelijkheden van een keuzelijst die niet laden: controls/ComboBox biedt het zelf aan.',
  ],
  keyboard: [
    ['Tab', "Brengt de focus op 'Opnieuw proberen'."],
    ['Enter of Spatie', 'Probeert opnieuw.'],
  ],
  accessibility: [
    'Rol alert: de reden wordt voorgelezen zodra ze er staat.',
    'De tekst is die van de server, of Nederlands waar de server niets zegt: kijk na dat een technische tekst afbreekt.',
    'Kijk na: 44 px waar met vingers gedrukt wordt.',
  ],
  specification: [
    { section: '§8 · Fouten', sentence: 'Een mislukte oproep toont wat de server antwoordde, of de status als het antwoord leeg is.' },
  ],
  seeAlso: ['feedback/EmptyState', 'feedback/Toasts', 'frame/ErrorPage', 'overlays/ComboBox'],
};
