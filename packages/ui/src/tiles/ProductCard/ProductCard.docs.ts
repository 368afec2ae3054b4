import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the product card. */
export const docs: WidgetDocs = {
  name: 'productkaart',
  purpose: 'Toont één product in het raster: foto, naam en klant. Kort drukken opent het product, 600 ms vasthouden licht de kaart op om ze in een collectie te steken.',
  notFor: [
    'In lijstweergave: neem catalogue/ProductRow, met hetzelfde gebaar op één regel.',
    'Voor segmenten, categorieën en collecties: die hebben hun eigen tegel en kennen geen vasthouden.',
    'Als knop die iets anders doet dan het product openen: de kaart is een link.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de kaart; het hulpwoord ‘Spatie: …’ verschijnt op de foto.'],
    ['Enter', 'Opent het product.'],
    ['Enter (600 ms ingedrukt)', 'Doet hetzelfde als vasthouden en opent niets.'],
    ['Spatie', 'Doet meteen hetzelfde als vasthouden.'],
  ],
  accessibility: [
    'De link heet naar product en klant. Zijn beschrijving zegt dat vasthouden of spatie het product in een collectie steekt, of eruit haalt.',
    'De foto is versiering (leeg alternatief): de naam staat er al onder.',
    'Een uitgeschakelde kaart blijft met Tab bereikbaar en zegt waarom ze niet opengaat; ze heeft geen adres en geen knoppen.',
    'Kijk na: de naam past ook bij de langste tekst op twee regels, en de kaart beweegt niet als het systeem om minder beweging vraagt.',
  ],
  specification: [
    { section: '§2 · Productkaart', sentence: '600 ms ingedrukt houden licht de kaart op en laat ze in een collectie steken. Kort drukken is een klik. Na een volgehouden druk volgt geen klik.' },
    { section: '§2 · Productkaart', sentence: 'Een uitgeschakelde kaart negeert elke druk en is half doorzichtig.' },
    { section: '§8 · Niet beschikbaar', sentence: 'Wat uitgeschakeld is, zegt het in een tooltip: ‘Dit is niet beschikbaar’, of ‘Niet beschikbaar’ wie het niet mag aanpassen.' },
  ],
  seeAlso: ['tiles/ProductRow', 'tiles/HighlightedCard', 'tiles/CollectionMarker', 'tiles/CollectionPicker'],
};
