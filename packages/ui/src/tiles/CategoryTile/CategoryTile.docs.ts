import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tile of a category. */
export const docs: WidgetDocs = {
  name: 'categorietegel',
  purpose: 'Toont één categorie in het raster: een foto van 4 op 3 met de naam erop. Drukken opent de producten van de categorie.',
  notFor: [
    'In lijstweergave: neem catalogue/TileRow.',
    'Voor een segment: neem catalogue/SegmentTile, die groter is. Voor een collectie: neem collections/CollectionTile.',
    'Voor een product: neem catalogue/ProductCard. Een tegel kent geen vasthouden.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de tegel, daarna op elke actie eronder. Is de tegel uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de producten van de categorie.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde tegel.'],
  ],
  accessibility: [
    'De link heet naar de categorie, met de segmenten erachter waar die getoond worden. De foto is versiering.',
    'Een uitgeschakelde tegel is een link zonder adres met aria-disabled. Ze blijft met Tab bereikbaar en zegt bij focus, muis en tik waarom ze niet opengaat.',
    'Kijk na: de naam is ook op een witte foto te lezen, en past op twee regels.',
  ],
  specification: [
    { section: '§2 · /categories', sentence: 'De pagina ‘Alle categorieën’ toont alle categorieën; die van een segment heet ‘Categorieën in segment’ met de naam van het segment erachter.' },
    { section: '§8 · Uitgeschakelde items', sentence: 'Een tooltip zegt ‘Dit is niet beschikbaar’, tenzij er een andere reden is.' },
  ],
  seeAlso: ['tiles/SegmentTile', 'tiles/TileRow', 'tiles/GridSkeleton', 'overlays/ActionGroup'],
};
