import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the collection picker. */
export const docs: WidgetDocs = {
  name: 'collectiekiezer',
  purpose: 'Steekt één product in een van de eigen collecties, of haalt het eruit: een lijst van collecties met een knop ernaast. De knop is rood en zegt ‘Verwijderen’ als het product erin zit, en anders oranje met ‘Toevoegen’.',
  notFor: [
    'In een formulier met meer velden: neem controls/ComboBox.',
    'Om een collectie te openen: neem collections/CollectionTile of tiles/CollectionTile.',
    'Om te tonen in hoeveel collecties een product zit: neem catalogue/CollectionMarker.',
  ],
  keyboard: [
    ['Tab', 'Gaat van de lijst naar de knop; een open lijst gaat dicht.'],
    ['Pijl omhoog of omlaag', 'Openen de lijst, of gaan erin op en neer. Na de laatste collectie komt de eerste.'],
    ['Home en End', 'Gaan in de open lijst naar de eerste en de laatste collectie.'],
    ['Letters', 'Kiezen de collectie die zo begint; in de open lijst springen ze er enkel naartoe.'],
    ['Enter of Spatie', 'Openen de lijst, of nemen de aangewezen collectie. Op de knop: toevoegen of verwijderen.'],
    ['Esc', 'Sluit de lijst alleen, niet de kaart of het venster eromheen.'],
  ],
  accessibility: [
    'De lijstknop is een combobox ‘Collectie’ met de gekozen collectie als waarde; de lijst heet ‘Collecties’. De focus blijft op de knop.',
    'Bij een collectie die het product al bevat staat een vinkje, voorgelezen als ‘bevat dit product’.',
    'Tijdens het bewaren heeft de knop aria-busy en houdt ze haar breedte en de focus; lijst en knop negeren drukken. Mislukt het, dan blijft de kiezer staan met dezelfde keuze. Een foutmelding (error) wordt meteen voorgelezen.',
    'Kijk na: elke regel is 44 px hoog, een lange naam eindigt op drie puntjes, en de lijst klapt naar boven waar onderaan geen plaats is.',
  ],
  specification: [
    { section: '§4 · Collectiekiezer', sentence: 'Kiest vooraf de eerste collectie die het product al bevat, anders de eerste. Als de collecties of het product veranderen, wordt opnieuw gekozen.' },
    { section: '§4 · Collectiekiezer', sentence: 'Enkel zichtbare collecties (isVisible) staan in de lijst. De knop is rood met ‘Verwijderen’ of oranje met ‘Toevoegen’; na het bewaren sluit de kiezer.' },
    { section: '§4 · Collectiekiezer', sentence: 'Is de kiezer verborgen of is er geen collectie om te kiezen, dan staat er niets.' },
    { section: '§2 · Productkaart', sentence: 'De lijst toont elke collectie met een ronde foto en haar naam; een vinkje staat bij collecties die het product al bevatten.' },
  ],
  seeAlso: ['tiles/HighlightedCard', 'tiles/CollectionMarker', 'tiles/ProductCard', 'overlays/ComboBox'],
};
