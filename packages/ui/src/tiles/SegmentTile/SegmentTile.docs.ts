import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tile of a segment. */
export const docs: WidgetDocs = {
  name: 'segmenttegel',
  purpose: 'Toont één segment op het beginscherm: een grote foto van 16 op 10 met de naam erop. Drukken opent de categorieën van het segment.',
  notFor: [
    'Voor een categorie: neem catalogue/CategoryTile, die kleiner is.',
    'Als de foto verplicht is en nog ontbreekt: neem in bewerkmodus catalogue/AddPhotoTile.',
    'Voor een product: neem catalogue/ProductCard. Een tegel kent geen vasthouden.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de tegel, daarna op elke actie eronder. Is de tegel uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de categorieën van het segment.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde tegel.'],
  ],
  accessibility: [
    'De link heet naar het segment. De foto is versiering.',
    'Een uitgeschakelde tegel is een link zonder adres met aria-disabled. Ze blijft met Tab bereikbaar en zegt bij focus, muis en tik waarom ze niet opengaat.',
    'Kijk na: de naam is ook op een witte foto te lezen en past op twee regels. De foto groeit enkel onder een muis.',
  ],
  specification: [
    { section: '§2 · /segments', sentence: 'Een klik opent /categories/segment/{id}. Een segment zonder categorieën is uitgeschakeld en zegt ‘Nog geen categoriën in dit segment’.' },
    { section: '§4 · Zichtbaarheid', sentence: 'Verborgen segmenten zijn er enkel voor wie mag bewerken, met een grijze foto.' },
  ],
  seeAlso: ['tiles/CategoryTile', 'tiles/AddPhotoTile', 'overlays/ActionGroup', 'tiles/GridSkeleton'],
};
