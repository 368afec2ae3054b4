import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the progress of an upload. */
export const docs: WidgetDocs = {
  name: 'voortgangsbalk',
  purpose: 'Hoever één bestand opgeladen is: de naam, een balk en het percentage, met een knop om te stoppen. Is het aandeel niet bekend, dan beweegt de balk zonder percentage.',
  notFor: [
    'Voor iets wat laadt en geen bestand is: neem feedback/Skeleton.',
    'Voor een knop die bezig is: neem controls/Button, die dat zelf toont.',
  ],
  keyboard: [
    ['Enter of Spatie', 'Op ‘Opladen annuleren’: stopt het opladen. Zonder die knop neemt de balk geen focus.'],
  ],
  accessibility: [
    'De balk heeft de rol van voortgangsbalk, heet naar wat er opgeladen wordt en geeft haar waarde van 0 tot 100. Zonder bekend aandeel heeft ze geen waarde.',
    'De knop verdwijnt samen met de balk: het formulier errond zet de focus ergens anders.',
    'Kijk na: vraagt het systeem om minder beweging, dan staat de balk zonder bekend aandeel stil en half doorschijnend.',
  ],
  specification: [
    { section: '§7 · Bestanden versturen', sentence: 'Foto’s, video’s en het csv-bestand worden als bestand verstuurd; deze balk toont hoever dat staat.' },
  ],
  seeAlso: ['forms/MediaCreateForm', 'forms/ImageForm', 'import/ImportForm', 'forms/AvatarForm'],
};
