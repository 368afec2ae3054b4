import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the grid of the catalogue. */
export const docs: WidgetDocs = {
  name: 'catalogusraster',
  purpose: 'Zet kaarten, tegels of rijen in de kolommen van de catalogus en scrolt met de pagina mee. Boven 60 items wordt enkel getekend wat in beeld komt, zodat tienduizend producten even vlot gaan als tien.',
  notFor: [
    'Voor een register met kolommen: neem registers/DataTable.',
    'Terwijl de lijst nog geladen wordt: neem catalogue/GridSkeleton.',
    'Als er niets is: het raster toont dan niets. Neem feedback/EmptyState.',
  ],
  keyboard: [
    ['Tab', 'Gaat van kaart naar kaart, ook naar kaarten die nog niet in beeld zijn.'],
    ['Home en End', 'Brengen de focus op de eerste en de laatste kaart, terwijl de pagina meescrolt.'],
  ],
  accessibility: [
    'Een lijst met een naam, zoals ‘Producten’. Elk item zegt het hoeveelste het is van hoeveel, ook als de rest niet getekend is.',
    'De kaart met de focus blijft bestaan, hoe ver je ook scrolt.',
    'Tijdens heel snel scrollen staan er even grijze vlakken van dezelfde grootte.',
    'Kijk na: enkel de eerste rij laadt haar foto’s meteen, en er is geen tweede scrollbalk.',
  ],
  specification: [
    { section: '§9 · Kolommen', sentence: '1, 2 (sm), 3 (lg), en vanaf xl 4 in bewerkmodus of 5.' },
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§7 · Opzoekingen', sentence: 'De producten van een categorie komen in één keer binnen, met een paginagrootte van 1000000.' },
  ],
  seeAlso: ['tiles/ProductCard', 'tiles/GridSkeleton', 'frame/Pagination', 'frame/ViewToggle'],
};
