import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tile of a collection. */
export const docs: WidgetDocs = {
  name: 'collectietegel',
  purpose: 'Toont één collectie in het raster: foto, naam, aantal producten, en bij die van iemand anders ook van wie ze is. Drukken opent de producten van de collectie.',
  notFor: [
    'In lijstweergave: neem collections/CollectionRow.',
    'Voor een verborgen collectie op /collections: neem collections/HiddenCollectionTile, met een knop om ze opnieuw te tonen.',
    'Om een product in een collectie te steken: neem collections/CollectionPicker.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de tegel, daarna op elke actie eronder. Is de tegel uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de collectie.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde tegel.'],
  ],
  accessibility: [
    'De link heet naar alles wat op de tegel staat: ‘Privé’, naam, aantal producten en maker. De foto is versiering.',
    'Een uitgeschakelde tegel is een link zonder adres met aria-disabled, half doorzichtig. Ze zegt bij focus, muis en tik waarom ze niet opengaat; haar acties blijven werken.',
    'Een lege collectie zegt eronder, niet doorzichtig, hoe je ze vult.',
    'Kijk na: ‘Privé’ is op elke foto te lezen, en een lange naam past op twee regels.',
  ],
  specification: [
    { section: '§4 · Zichtbaarheid', sentence: 'Een collectie zonder producten is uitgeschakeld. Een verborgen collectie wordt een plaatshouder.' },
    { section: '§3 · Collectie', sentence: 'Een collectie kan privé zijn (isPrivate) en heeft een maker (creator).' },
    { section: '§8 · Uitgeschakelde items', sentence: 'Een tooltip zegt ‘Dit is niet beschikbaar’, tenzij er een andere reden is.' },
  ],
  seeAlso: ['tiles/CollectionRow', 'tiles/HiddenCollectionTile', 'overlays/ActionGroup', 'forms/CollectionForm'],
};
