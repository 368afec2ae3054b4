import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the error page. */
export const docs: WidgetDocs = {
  name: 'foutpagina',
  purpose: 'Staat er als een adres niet bestaat of de server het niet aankon, met een weg terug naar het begin.',
  notFor: [
    'Een lijst of een product dat niet laadt: neem feedback/RetryNotice, dan blijft de pagina staan.',
    'Een handeling die mislukt: neem feedback/Toasts.',
    'Een fout in de applicatie zelf: daarvoor is er feedback/RenderErrorPage.',
  ],
  keyboard: [
    ['Tab', "Brengt de focus op 'back to home'."],
    ['Enter', 'Gaat naar het begin.'],
  ],
  accessibility: [
    "De titel is de kop van niveau 1: 'ERROR PAGE', of 'Server error' bij een fout van de server.",
    'De misdruk met de verschoven inkten is versiering en wordt niet voorgelezen.',
    "Kijk na: 'back to home' is altijd minstens 44 px hoog; een lange foutmelding van de server breekt af.",
  ],
  specification: [
    { section: '§2 · Andere adressen', sentence: "/server-error, /not-found en elk onbekend adres tonen een pagina met 'ERROR PAGE'." },
    { section: '§2 · Andere adressen', sentence: "Een fout van de server staat onder de kop 'Server error', met haar titel en uitleg; zonder titel: 'internal server error'." },
    { section: '§2 · Andere adressen', sentence: "De knop 'back to home' gaat naar /." },
  ],
  seeAlso: ['frame/RenderErrorPage', 'parts/RetryNotice', 'feedback/EmptyState', 'screens/Foutpagina'],
};
