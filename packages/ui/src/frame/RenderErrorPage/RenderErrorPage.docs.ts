import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the render error page. */
export const docs: WidgetDocs = {
  name: 'noodpagina',
  purpose: 'Het laatste redmiddel als de applicatie zelf niet meer getekend raakt. Heeft niets anders nodig en brengt zijn eigen stijl mee.',
  notFor: [
    'Een adres dat niet bestaat, of een fout van de server: neem feedback/ErrorPage.',
    'Iets dat niet laadt: neem feedback/RetryNotice.',
  ],
  keyboard: [
    ['Tab', "Brengt de focus op 'Technische details', als er een fouttekst is, en op 'Pagina herladen'."],
    ['Enter of Spatie', 'Klapt de details open of dicht, of herlaadt de pagina.'],
  ],
  accessibility: [
    'De tekst heeft de rol alert en wordt voorgelezen zodra ze er staat. De titel is de kop van niveau 1.',
    "De technische tekst staat dicht onder 'Technische details': bruikbaar voor wie helpt, niet in de weg van wie ermee geconfronteerd wordt.",
    "Kijk na: 'Pagina herladen' is altijd minstens 44 px hoog; een lange fouttekst breekt af.",
  ],
  specification: [
    { section: '§8 · Onverwachte fout', sentence: "Een fout tijdens het tekenen geeft een algemeen scherm met 'Unexpected Application Error!'." },
  ],
  seeAlso: ['frame/ErrorPage', 'parts/RetryNotice'],
};
