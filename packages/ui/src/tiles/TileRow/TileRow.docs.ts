import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about a category in list view. */
export const docs: WidgetDocs = {
  name: 'tegelrij',
  purpose: 'Toont één segment of categorie in lijstweergave: een kleine foto, de naam en één regel eronder. Drukken opent de pagina ervan.',
  notFor: [
    'In het raster: neem catalogue/SegmentTile of catalogue/CategoryTile.',
    'Voor een product: neem catalogue/ProductRow. Voor een collectie: neem collections/CollectionRow.',
    'Voor klanten, materialen, tags of gebruikers: neem registers/DataTable.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de rij, daarna op elke actie. Is de rij uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de pagina.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde rij.'],
  ],
  accessibility: [
    'De link heet naar de naam en de regel eronder. De foto is versiering.',
    'Een uitgeschakelde rij is een link zonder adres met aria-disabled; enkel de link staat half doorzichtig, de acties niet.',
    'Kijk na: de hele rij tot aan de acties is de link, 79 px hoog.',
  ],
  specification: [
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§8 · Uitgeschakelde items', sentence: 'Een tooltip zegt ‘Dit is niet beschikbaar’, tenzij er een andere reden is.' },
  ],
  seeAlso: ['tiles/CategoryTile', 'tiles/ProductRow', 'frame/ViewToggle', 'overlays/ActionGroup'],
};
