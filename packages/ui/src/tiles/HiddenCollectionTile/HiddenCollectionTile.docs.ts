import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the place of a hidden collection. */
export const docs: WidgetDocs = {
  name: 'verborgen collectie',
  purpose: 'Houdt in bewerkmodus de plaats van een verborgen collectie, met een knop om ze opnieuw te tonen. Even groot als de tegels of rijen eromheen.',
  notFor: [
    'Voor een zichtbare collectie: neem collections/CollectionTile of collections/CollectionRow.',
    'In presentatiemodus: daar ziet niemand een verborgen collectie.',
    'Voor een verborgen segment, categorie of product: dat blijft een gewone tegel of kaart, met een grijze foto en het woord ‘Verborgen’.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op ‘Opnieuw tonen’, daarna op elke actie.'],
    ['Enter of Spatie', 'Toont de collectie opnieuw.'],
  ],
  accessibility: [
    'Een artikel met de naam van de collectie. De knop heet ‘Opnieuw tonen’ en heeft de naam van de collectie als beschrijving.',
    'Onderweg heeft de knop aria-busy en negeert ze drukken, maar ze houdt de focus.',
    'Kijk na: in het raster staan naam en tekst even hoog als bij de tegel ernaast; in een lijst is ze een rij van hoogstens 88 px.',
  ],
  specification: [
    { section: '§4 · Zichtbaarheid', sentence: 'Een verborgen collectie is een plaatshouder die in bewerkmodus opnieuw getoond kan worden.' },
    { section: '§6 · SuperAdmin', sentence: 'Een SuperAdmin ziet en wijzigt alle collecties, ook die van anderen.' },
  ],
  seeAlso: ['tiles/CollectionTile', 'tiles/CollectionRow', 'overlays/ActionGroup'],
};
