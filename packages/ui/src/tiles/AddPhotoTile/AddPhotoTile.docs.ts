import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tile that asks for a picture. */
export const docs: WidgetDocs = {
  name: 'fototegel',
  purpose: 'Houdt in bewerkmodus de plaats van een segment of categorie die een foto moet hebben en er nog geen heeft. Drukken opent het opladen van de foto.',
  notFor: [
    'Als de foto niet verplicht is: de gewone tegel toont dan de tekening van controls/Picture.',
    'Voor de media van een product: neem media/MediaTable, of media/MediaInvitation zolang het product niet bewaard is.',
    'In een formulier: neem media/ImageUpload.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de tegel, daarna op elke actie eronder.'],
    ['Enter of Spatie', 'Opent het opladen van een foto.'],
  ],
  accessibility: [
    'De knop heet ‘add photo’, gevolgd door de naam van het segment, de categorie of de collectie. Van een collectie staat de naam eronder, als koppeling.',
    'De acties van bewerkmodus staan naast de knop, niet erin: elk is apart bereikbaar.',
    'Kijk na: de hele tegel is de knop. In lijstweergave is die 54 px hoog.',
  ],
  specification: [
    { section: '§4 · Items zonder foto', sentence: 'Wie geen foto heeft, is enkel in bewerkmodus te zien. Is een foto verplicht (imageRequired), dan staat er een tegel ‘add photo’.' },
  ],
  seeAlso: ['tiles/SegmentTile', 'tiles/CategoryTile', 'forms/ImageForm', 'overlays/ActionGroup'],
};
