import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the row of labels. */
export const docs: WidgetDocs = {
  name: 'taglabels',
  purpose: 'Zet korte labels naast elkaar: de tags, materialen of collecties van een product. Met een adres is een label een link, bijvoorbeeld naar alle producten met die tag.',
  notFor: [
    'Voor filters die aan staan en gewist kunnen worden: die horen bij navigation/FilterPanel.',
    'Om iets te kiezen in een formulier: neem controls/ComboBox.',
    'Voor gegevens met een naam en een waarde: neem catalogue/FactList.',
  ],
  keyboard: [
    ['Tab', 'Gaat van label naar label, als ze links zijn. Gewone labels krijgen geen focus.'],
    ['Enter', 'Volgt de link.'],
  ],
  accessibility: [
    'Een lijst met een naam, zoals ‘Tags’; elk label is een element van de lijst.',
    'Zonder labels staat er niets, ook geen lege lijst.',
    'Kijk na: als link is een label op een aanraakscherm ongeveer 44 px hoog, en een lang label breekt af binnen het scherm.',
  ],
  specification: [
    { section: '§2 · /products/{id}', sentence: 'De productpagina toont de tags van het product.' },
    { section: '§6 · Andere regels', sentence: 'Van de collecties bij een product zijn enkel de niet-private en de eigen collecties te zien.' },
  ],
  seeAlso: ['product/ProductPage', 'product/FactList', 'controls/Disclosure'],
};
