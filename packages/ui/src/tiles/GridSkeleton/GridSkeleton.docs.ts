import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the empty places of a grid. */
export const docs: WidgetDocs = {
  name: 'laadskelet',
  purpose: 'Houdt de plaats van kaarten, tegels of rijen die nog opgehaald worden. De grijze vlakken zijn even groot als wat komt, zodat niets verspringt.',
  notFor: [
    'Voor een tabel: registers/DataTable tekent haar eigen lege rijen.',
    'Voor de productpagina: catalogue/ProductPage heeft een eigen skelet.',
    'Voor één vlak of één regel: neem feedback/Skeleton.',
    'Als er niets gevonden is: neem feedback/EmptyState.',
  ],
  keyboard: [],
  accessibility: [
    'Een status die één keer ‘Loading item’ zegt; de grijze vlakken worden niet voorgelezen.',
    'De vlakken worden traag lichter en donkerder, en staan stil als het systeem om minder beweging vraagt.',
    'Kijk na: het aantal kolommen en de hoogte zijn die van de echte inhoud, ook in bewerkmodus met acties eronder.',
  ],
  specification: [
    { section: '§9 · Skeletten', sentence: 'Producten tonen er 12, collecties 4, de rest 5.' },
    { section: '§9 · Kolommen', sentence: '1, 2 (sm), 3 (lg), en vanaf xl 4 in bewerkmodus of 5.' },
    { section: '§8 · Laden', sentence: 'De tekst tijdens het laden is ‘Loading item’.' },
  ],
  seeAlso: ['tiles/WindowedGrid', 'controls/Skeleton', 'feedback/EmptyState'],
};
