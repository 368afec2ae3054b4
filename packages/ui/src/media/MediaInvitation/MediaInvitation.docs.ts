import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the invitation to add media. */
export const docs: WidgetDocs = {
  name: 'media-uitnodiging',
  purpose: 'Staat op de plaats van de mediatabel zolang een product niet bewaard is: zegt wat eerst moet gebeuren en biedt de knop die dat doet.',
  notFor: [
    'Bij een bewaard product zonder media: media/MediaTable waarschuwt dan zelf.',
    'Voor een lege lijst: neem feedback/EmptyState.',
  ],
  keyboard: [
    ['Enter of Spatie', 'Op de knop: bewaart het product en gaat verder naar zijn media.'],
  ],
  accessibility: [
    'De kop ‘Media’ is van niveau 2; het pictogram is versiering en wordt niet voorgelezen.',
    'De knop komt van de pagina: daar is ze uitgeschakeld zolang het product niet bewaard kan worden.',
    'Kijk na: de zin blijft ook op een gsm over enkele regels goed verdeeld.',
  ],
  specification: [
    { section: '§4 · Media van een product', sentence: 'Een product kan niet getoond worden zolang het geen media-item heeft: daarom leidt een nieuw product meteen naar zijn media.' },
    { section: '§7 · Media bewaren', sentence: 'Een media-item wordt verstuurd met het id van zijn product. Dat id is er pas als het product bewaard is.' },
  ],
  seeAlso: ['media/MediaTable', 'forms/ProductForm', 'feedback/EmptyState'],
};
