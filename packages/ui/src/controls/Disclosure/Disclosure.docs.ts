import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the disclosure. */
export const docs: WidgetDocs = {
  name: 'uitklapdeel',
  purpose: 'Bergt een deel van een pagina op onder zijn titel, zodat wie de details zoekt ze vindt en wie bladert ze niet ziet. De hele regel is de knop.',
  notFor: [
    'Vragen van een formulier wegstoppen: een fout zou dan niet te zien zijn. Toon de velden gewoon.',
    'Handelingen achter een knop: neem controls/Menu of navigation/OverflowMenu.',
    'Filters: neem navigation/FilterPanel, dat zijn groepen zelf laat dichtklappen.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de titel.'],
    ['Enter of Spatie', 'Klapt open of dicht.'],
  ],
  accessibility: [
    'De titel is een kop met een knop erin, die zegt of het deel open is. Het niveau van de kop (2, 3 of 4) moet in de opbouw van de pagina passen.',
    'Wat dicht is, wordt niet voorgelezen en is niet te bereiken met Tab.',
    'Plus en min zijn versiering en worden niet voorgelezen.',
    'Kijk na: de regel is altijd minstens 54 px hoog; een lange titel loopt over meer regels en houdt het teken rechts.',
  ],
  specification: [
    { section: '§2 · Productdetail', sentence: 'De feiten van een product staan in delen die dichtgeklapt kunnen worden.' },
    { section: '§6 · User en ViewOnly', sentence: "Wie User of ViewOnly is, ziet het deel 'Extra' niet." },
  ],
  seeAlso: ['product/FactList', 'product/ProductPage', 'frame/FilterPanel'],
};
