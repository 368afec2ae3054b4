import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the page of a product. */
export const docs: WidgetDocs = {
  name: 'productpagina',
  purpose: 'De indeling van een productpagina: beelden links en tekst rechts vanaf lg (1024 px), daaronder alles onder elkaar. Het skelet gebruikt dezelfde indeling, zodat niets verspringt.',
  notFor: [
    'Om een product te bewerken: neem forms/ProductForm.',
    'Voor een lijst van producten: neem catalogue/WindowedGrid.',
  ],
  keyboard: [],
  accessibility: [
    'De indeling zelf krijgt geen focus. De volgorde van voorlezen en van Tab is eerst de beelden, dan naam, tekst, tags, knoppen en secties.',
    'Het skelet is een status die ‘Loading item’ zegt; zijn vlakken worden niet voorgelezen.',
    'Kijk na: op een gsm staat de galerij boven de naam, en er scrolt niets zijwaarts.',
  ],
  specification: [
    { section: '§2 · /products/{id}', sentence: 'Galerij, categorieën, omschrijving, tags, openklapbare secties, een knop naar het volgende product van de categorie, en acties om te bewerken en te verwijderen.' },
    { section: '§6 · User en ViewOnly', sentence: 'Zij zien de sectie ‘Extra’ niet.' },
    { section: '§6 · Andere regels', sentence: 'De knop ‘Collectie beheer’ is er enkel voor wie zichtbare collecties heeft.' },
  ],
  seeAlso: ['product/ProductGallery', 'product/ProductHeading', 'product/RichText', 'controls/Chips', 'product/FactList', 'controls/Disclosure'],
};
