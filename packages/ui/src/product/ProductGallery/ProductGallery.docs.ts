import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the gallery of a product. */
export const docs: WidgetDocs = {
  name: 'productgalerij',
  purpose: 'Toont de foto’s en video’s van één product: één groot beeld met de andere klein eronder, in vier kolommen. Drukken op de grote foto opent ze op het volledige scherm.',
  notFor: [
    'Over het volledige scherm: neem catalogue/Slideshow.',
    'Om media te ordenen, te wijzigen of te verwijderen: neem media/MediaTable.',
    'Voor één foto zonder keuze: neem controls/Picture.',
  ],
  keyboard: [
    ['Tab', 'Gaat van ‘Volledig scherm’ naar de gekozen miniatuur. Alle miniaturen samen zijn één stop.'],
    ['Enter of Spatie op ‘Volledig scherm’', 'Opent het getoonde beeld op het volledige scherm.'],
    ['Pijl links en rechts', 'Kiezen het vorige of volgende beeld. Na het laatste komt het eerste, en omgekeerd.'],
    ['Pijl omhoog en omlaag', 'Kiezen het beeld erboven of eronder.'],
    ['Home en End', 'Kiezen het eerste en het laatste beeld.'],
  ],
  accessibility: [
    'De miniaturen zijn tabbladen met namen als ‘Afbeelding 2: …’ en ‘Video 3: …’, in een lijst die ‘Afbeeldingen van …’ met de productnaam heet. Het grote beeld is hun paneel.',
    'Vegen over het grote beeld kiest ook; wie niet kan vegen, heeft de miniaturen.',
    'Een video speelt ter plaatse met de knoppen van de browser. ‘Volledig scherm’ is er een aparte knop.',
    'Kijk na: er verspringt niets als de media binnenkomen, en vegen opent het volledige scherm niet.',
  ],
  specification: [
    { section: '§2 · /products/{id}', sentence: 'Een galerij van foto’s en video’s, met miniaturen in 4 kolommen.' },
    { section: '§4 · Media van een product', sentence: 'Een video staat nooit op de eerste plaats.' },
  ],
  seeAlso: ['product/Slideshow', 'product/ProductPage', 'media/MediaTable'],
};
