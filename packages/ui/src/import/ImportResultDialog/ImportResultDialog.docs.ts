import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the result of an import. */
export const docs: WidgetDocs = {
  name: 'importresultaat',
  purpose: 'Het verslag van een import: hoeveel producten binnenkwamen, welke niet, en waarom. De mislukte staan eerst in beeld en zijn als csv te downloaden.',
  notFor: [
    'Als de import in zijn geheel mislukte: neem import/ImportFailedDialog.',
    'Voor één melding na een handeling: neem feedback/Toasts.',
  ],
  keyboard: [
    ['←, →, Home, End', 'Op een tabblad: wisselen tussen gelukt en mislukt.'],
    ['Tab', 'Gaat van het gekozen tabblad naar de lijst, die samen één halte is, en dan naar de knoppen.'],
    ['↑, ↓, PageUp, PageDown, Home, End', 'In de lijst: schuiven ze.'],
    ['Esc', 'Sluit het venster.'],
  ],
  accessibility: [
    'Het venster is een dialoog ‘Resultaat van de import’ met twee tabbladen; elk tabblad heet naar zijn telling.',
    'Elke rij staat in de pagina, ook bij tienduizend: ze is te vinden met de zoekfunctie van de browser. Een mislukte rij toont al haar meldingen.',
    'Kijk na: de tabbladen zijn hoger dan 44 px.',
  ],
  specification: [
    { section: '§8 · Import', sentence: 'De tellingen zijn ‘{n} item(s) imported succesfully’ en ‘{n} item(s) failed to import’.' },
    { section: '§8 · Foutenlijst', sentence: 'De fouten zijn te downloaden als csv, met een rij per mislukt product: de naam en dan de meldingen, gescheiden door puntkomma’s.' },
    { section: '§4 · Import', sentence: 'Na het opladen toont een venster wat gelukt is en wat niet.' },
  ],
  seeAlso: ['import/ImportForm', 'import/ImportFailedDialog', 'overlays/FormDialog'],
};
