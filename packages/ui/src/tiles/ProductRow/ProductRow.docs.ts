import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about a product in list view. */
export const docs: WidgetDocs = {
  name: 'productrij',
  purpose: 'Toont één product in lijstweergave: kleine foto, naam en klant, en waar plaats is ook het Multipress nummer en de laatste wijziging. Drukken en 600 ms vasthouden doen hetzelfde als op de productkaart.',
  notFor: [
    'In het raster: neem catalogue/ProductCard.',
    'Voor een segment of categorie: neem catalogue/TileRow. Voor een collectie: neem collections/CollectionRow.',
    'Voor klanten, materialen, tags of gebruikers: neem registers/DataTable.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de rij, dan op het lintje en op de acties. De knop om vast te houden wordt overgeslagen: Spatie doet hetzelfde.'],
    ['Enter', 'Opent het product.'],
    ['Enter (600 ms ingedrukt)', 'Doet hetzelfde als vasthouden en opent niets.'],
    ['Spatie', 'Doet meteen hetzelfde als vasthouden.'],
  ],
  accessibility: [
    'De link heet naar alles wat op de rij staat: product, klant, video, nummer en datum. Zijn beschrijving zegt wat vasthouden of spatie doet.',
    'De knop ‘In collectie steken’ of ‘Uit collectie verwijderen’ doet hetzelfde met één druk. Op een aanraakscherm is ze altijd te zien en 44 px groot, met een muis als die over de rij gaat.',
    'Een uitgeschakelde rij blijft met Tab bereikbaar en zegt waarom ze niet opengaat.',
    'Kijk na: op een gsm vallen nummer, datum en videolabel weg, de naam niet.',
  ],
  specification: [
    { section: '§4 · Weergave', sentence: 'Waar het mag, kan je wisselen tussen lijst en raster.' },
    { section: '§2 · Productkaart', sentence: 'Een korte druk opent, 600 ms vasthouden licht uit, en een voltooid vasthouden onderdrukt de klik.' },
    { section: '§3 · Product', sentence: 'erpId heet ‘Multipress’; de laatste wijziging staat als dd-MM-yyyy.' },
  ],
  seeAlso: ['tiles/ProductCard', 'tiles/HighlightedCard', 'tiles/CollectionMarker', 'frame/ViewToggle'],
};
