import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about a collection in list view. */
export const docs: WidgetDocs = {
  name: 'collectierij',
  purpose: 'Toont één collectie op één regel: kleine foto, naam en daaronder privé of verborgen, aantal producten, maker en laatste wijziging. In de lijstweergave van /collections en bij ‘Mijn Collecties’ op het profiel.',
  notFor: [
    'In het raster: neem collections/CollectionTile.',
    'Voor een segment of categorie: neem catalogue/TileRow. Voor een product: neem catalogue/ProductRow.',
    'Voor een verborgen collectie op /collections: neem collections/HiddenCollectionTile, die in een lijst ook een rij wordt.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de rij, daarna op elke actie. Is de rij uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de collectie.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde rij.'],
  ],
  accessibility: [
    'De link heet naar naam, toestand, aantal producten, maker en datum. De foto is versiering.',
    'Een uitgeschakelde rij is een link zonder adres met aria-disabled; haar acties blijven werken.',
    'Kijk na: een lange naam eindigt op drie puntjes. Acties die op een gsm niet naast de naam passen, komen op een tweede regel.',
  ],
  specification: [
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§4 · Zichtbaarheid', sentence: 'Een collectie zonder producten is uitgeschakeld.' },
    { section: '§2 · /profile', sentence: 'Het profiel toont een lijst ‘Mijn Collecties’.' },
  ],
  seeAlso: ['tiles/CollectionTile', 'tiles/HiddenCollectionTile', 'people/MyCollections', 'frame/ViewToggle'],
};
