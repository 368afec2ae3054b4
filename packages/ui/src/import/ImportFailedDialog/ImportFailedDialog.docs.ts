import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the failure of an import. */
export const docs: WidgetDocs = {
  name: 'importmislukking',
  purpose: 'Zegt dat een import in zijn geheel mislukte, met de reden van de server als die er is.',
  notFor: [
    'Als een deel van de producten binnenkwam: neem import/ImportResultDialog.',
    'Voor een andere mislukte oproep: neem feedback/Toasts.',
    'Om een vraag te stellen: neem feedback/ConfirmDialog.',
  ],
  keyboard: [
    ['Enter of Spatie', 'Sluit: de focus begint op ‘Afluiten’.'],
    ['Esc', 'Sluit.'],
    ['Tab', 'Bij een lange reden: gaat naar de tekst, die dan met ↑ en ↓ schuift.'],
  ],
  accessibility: [
    'Het is een waarschuwingsvenster (alertdialog) met de naam ‘Something went very wrong...’; de reden is zijn beschrijving en wordt mee voorgelezen.',
    'Kijk na: bij een heel lange reden blijft ‘Afluiten’ in beeld.',
  ],
  specification: [
    { section: '§8 · Import', sentence: 'Een mislukte import toont een venster ‘Something went very wrong...’ met een knop ‘Afluiten’.' },
  ],
  seeAlso: ['import/ImportForm', 'import/ImportResultDialog', 'overlays/ConfirmDialog'],
};
