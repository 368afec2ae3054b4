import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tile of a collection. */
export const docs: WidgetDocs = {
  name: 'collectietegel',
  purpose: 'Toont één collectie, als tegel in het raster of als rij in een lijst: foto, naam, aantal producten, en bij die van iemand anders ook van wie ze is; een rij zegt ook wanneer ze laatst veranderde. Drukken opent de producten van de collectie. Een verborgen collectie is in bewerkmodus een plaatshouder met een knop om ze opnieuw te tonen.',
  notFor: [
    'Voor een segment of categorie: neem tiles/Tile. Voor een product: neem tiles/ProductCard.',
    'Om een product in een collectie te steken: neem tiles/CollectionPicker.',
    'Voor een verborgen segment, categorie of product: dat blijft een gewone tegel, met een grijze foto en het woord ‘Verborgen’.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de tegel, of op ‘Opnieuw tonen’ of ‘add photo’, daarna op elke actie. Is de tegel uitgeschakeld, dan verschijnt de reden.'],
    ['Enter', 'Opent de collectie.'],
    ['Enter of Spatie op een knop', 'Toont de collectie opnieuw, of opent het opladen van een foto.'],
    ['Esc', 'Sluit de reden van een uitgeschakelde tegel.'],
  ],
  accessibility: [
    'De link heet naar alles wat op de tegel staat: ‘Privé’, naam, aantal producten en maker; in een rij ook de datum. De foto is versiering.',
    'Een uitgeschakelde tegel is een link zonder adres met aria-disabled, half doorzichtig. Ze zegt bij focus, muis en tik waarom ze niet opengaat; haar acties blijven werken.',
    'Een lege collectie zegt eronder, niet doorzichtig, hoe je ze vult.',
    'Een plaatshouder is een artikel met de naam van de collectie. De knop heet ‘Opnieuw tonen’ en heeft de naam van de collectie als beschrijving.',
    'Kijk na: ‘Privé’ is op elke foto te lezen, en een lange naam past op twee regels; in een rij eindigt ze op drie puntjes.',
    'Kijk na: naam en tekst van een plaatshouder staan even hoog als bij de tegel ernaast; in een lijst is ze een rij van hoogstens 88 px.',
  ],
  specification: [
    { section: '§4 · Zichtbaarheid', sentence: 'Een collectie zonder producten is uitgeschakeld. Een verborgen collectie is een plaatshouder die in bewerkmodus opnieuw getoond kan worden.' },
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§3 · Collectie', sentence: 'Een collectie kan privé zijn (isPrivate) en heeft een maker (creator).' },
    { section: '§2 · /profile', sentence: 'Het profiel toont een lijst ‘Mijn Collecties’.' },
    { section: '§6 · SuperAdmin', sentence: 'Een SuperAdmin ziet en wijzigt alle collecties, ook die van anderen.' },
  ],
  seeAlso: ['tiles/Tile', 'people/MyCollections', 'overlays/ActionGroup', 'forms/CollectionForm', 'frame/ViewToggle'],
};
