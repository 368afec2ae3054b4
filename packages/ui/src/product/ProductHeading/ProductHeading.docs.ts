import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the heading of a product. */
export const docs: WidgetDocs = {
  name: 'producttitel',
  purpose: 'De naam van een product boven zijn pagina, met de categorieën waarin het staat erboven. Elke categorie leidt naar haar producten.',
  notFor: [
    'Als titel van een andere pagina: neem navigation/PageHeader.',
    'In een kaart of rij: die tonen de naam zelf, zonder kop.',
  ],
  keyboard: [
    ['Tab', 'Gaat van categorie naar categorie.'],
    ['Enter', 'Opent de producten van de categorie.'],
  ],
  accessibility: [
    'De naam is de enige kop van niveau 1 op de pagina. De puntjes tussen de categorieën worden niet voorgelezen.',
    'De regel met categorieën houdt haar hoogte als er geen zijn, zodat de naam op dezelfde plaats staat.',
    'Kijk na: een lange naam breekt af binnen het scherm. De links zijn minstens 24 px hoog.',
  ],
  specification: [
    { section: '§2 · /products/{id}', sentence: 'De productpagina toont de categorieën van het product.' },
    { section: '§2 · /products/category/{id}', sentence: 'De pagina van een categorie toont haar producten.' },
  ],
  seeAlso: ['product/ProductPage', 'frame/PageHeader', 'controls/Chips'],
};
