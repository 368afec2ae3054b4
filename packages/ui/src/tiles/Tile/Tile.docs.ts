import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tile that every item of the catalogue is shown with. */
export const docs: WidgetDocs = {
  name: 'tegel',
  purpose: 'Toont één item van de catalogus: een foto met een naam, als tegel in een raster of als rij in een lijst. Drukken opent de pagina ervan. Een segment (16 op 10) en een categorie (4 op 3) hebben hun naam op de foto; een product en een collectie eronder.',
  notFor: [
    'Voor een product: neem tiles/ProductCard, die deze tegel invult. Voor een collectie: neem tiles/CollectionTile.',
    'Voor klanten, materialen, tags of gebruikers: neem frame/DataTable.',
    'Als de foto niet verplicht is: geen ‘add photo’. De tegel toont dan de tekening van controls/Picture.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de tegel, daarna op elke actie. Is de tegel uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de pagina.'],
    ['Enter of Spatie op ‘add photo’', 'Opent het opladen van een foto.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde tegel.'],
  ],
  accessibility: [
    'De link heet naar de naam en de regel eronder. De foto is versiering.',
    'Een uitgeschakelde tegel is een link zonder adres met aria-disabled, half doorzichtig. Ze blijft met Tab bereikbaar en zegt bij focus, muis en tik waarom ze niet opengaat; haar acties blijven werken en zijn niet doorzichtig.',
    'De knop van een ontbrekende foto heet ‘add photo’, gevolgd door de naam van het segment, de categorie of de collectie. De acties staan ernaast, niet erin.',
    'Kijk na: de naam is ook op een witte foto te lezen en past op twee regels. De foto groeit enkel onder een muis.',
    'Kijk na: een rij is 79 px hoog, en tot aan de acties één link.',
  ],
  specification: [
    { section: '§2 · /segments', sentence: 'Een klik opent /categories/segment/{id}. Een segment zonder categorieën is uitgeschakeld en zegt ‘Nog geen categoriën in dit segment’.' },
    { section: '§2 · /categories', sentence: 'De pagina ‘Alle categorieën’ toont alle categorieën; die van een segment heet ‘Categorieën in segment’ met de naam van het segment erachter.' },
    { section: '§4 · Zichtbaarheid', sentence: 'Wat verborgen is, is er enkel voor wie mag bewerken, met een grijze foto.' },
    { section: '§4 · Items zonder foto', sentence: 'Wie geen foto heeft, is enkel in bewerkmodus te zien. Is een foto verplicht (imageRequired), dan staat er een tegel ‘add photo’.' },
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§8 · Uitgeschakelde items', sentence: 'Een tooltip zegt ‘Dit is niet beschikbaar’, tenzij er een andere reden is.' },
  ],
  seeAlso: ['tiles/ProductCard', 'tiles/CollectionTile', 'tiles/WindowedGrid', 'tiles/GridSkeleton', 'overlays/ActionGroup', 'forms/ImageForm'],
};
