import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the product card. */
export const docs: WidgetDocs = {
  name: 'productkaart',
  purpose: 'Toont één product: foto, naam en klant, als kaart in het raster of als rij in een lijst, die ook het Multipress nummer en de laatste wijziging zegt. Kort drukken opent het product, 600 ms vasthouden licht de kaart op om ze in een collectie te steken.',
  notFor: [
    'Voor segmenten en categorieën: neem tiles/Tile. Voor collecties: neem tiles/CollectionTile. Die kennen geen vasthouden.',
    'Voor klanten, materialen, tags of gebruikers: neem frame/DataTable.',
    'Als knop die iets anders doet dan het product openen: de kaart is een link.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de kaart; het hulpwoord ‘Spatie: …’ verschijnt op de foto. Daarna op het lintje en op de acties. De knop om vast te houden wordt overgeslagen: Spatie doet hetzelfde.'],
    ['Enter', 'Opent het product.'],
    ['Enter (600 ms ingedrukt)', 'Doet hetzelfde als vasthouden en opent niets.'],
    ['Spatie', 'Doet meteen hetzelfde als vasthouden.'],
  ],
  accessibility: [
    'De link heet naar product en klant, in een rij ook naar video, nummer en datum. Zijn beschrijving zegt dat vasthouden of spatie het product in een collectie steekt, of eruit haalt.',
    'De foto is versiering (leeg alternatief): de naam staat er al onder.',
    'Een uitgeschakelde kaart blijft met Tab bereikbaar en zegt waarom ze niet opengaat; ze heeft geen adres en geen knoppen.',
    'De knop ‘In collectie steken’ of ‘Uit collectie verwijderen’ doet hetzelfde met één druk. In een rij is ze altijd te zien en 44 px groot, op een kaart als een muis erover gaat.',
    'Kijk na: op een gsm vallen in een rij nummer, datum en videolabel weg, de naam niet.',
    'Kijk na: de naam past ook bij de langste tekst op twee regels, en de kaart beweegt niet als het systeem om minder beweging vraagt.',
  ],
  specification: [
    { section: '§2 · Productkaart', sentence: '600 ms ingedrukt houden licht de kaart op en laat ze in een collectie steken. Kort drukken is een klik. Na een volgehouden druk volgt geen klik.' },
    { section: '§2 · Productkaart', sentence: 'Een uitgeschakelde kaart negeert elke druk en is half doorzichtig.' },
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§3 · Product', sentence: 'erpId heet ‘Multipress’; de laatste wijziging staat als dd-MM-yyyy.' },
    { section: '§8 · Niet beschikbaar', sentence: 'Wat uitgeschakeld is, zegt het in een tooltip: ‘Dit is niet beschikbaar’.' },
  ],
  seeAlso: ['tiles/Tile', 'frame/ViewToggle', 'tiles/HighlightedCard', 'tiles/CollectionMarker', 'tiles/CollectionPicker'],
};
