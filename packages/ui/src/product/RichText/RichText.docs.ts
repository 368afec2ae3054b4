import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about formatted text. */
export const docs: WidgetDocs = {
  name: 'opgemaakte tekst',
  purpose: 'Toont de omschrijving van een product: alinea’s, vet en schuin, lijsten, kleine koppen, citaten en links. Al het andere wordt eruit gehaald, want de tekst komt van de server en wordt niet vertrouwd.',
  notFor: [
    'Om een omschrijving te schrijven: neem forms/RichTextEditor.',
    'Voor tekst van de toepassing zelf: die staat als gewone tekst op haar plaats.',
  ],
  keyboard: [
    ['Tab', 'Gaat van link naar link.'],
    ['Enter', 'Opent de link in een nieuw tabblad.'],
  ],
  accessibility: [
    'Koppen, lijsten en citaten behouden hun rol. Toegelaten zijn kopniveaus 2 tot 4.',
    'Links naar web, e-mail en telefoon openen in een nieuw tabblad; dat wordt niet vooraf gezegd. Een link met een ander adres blijft over als tekst.',
    'Tot de zuivering geladen is, houden grijze regels de plaats (ze worden niet voorgelezen). Lukt dat laden niet, dan staat er de tekst zonder opmaak.',
    'Zonder tekst staat er niets.',
  ],
  specification: [
    { section: '§3 · Product', sentence: 'De omschrijving van een product is HTML en mag ontbreken.' },
    { section: '§2 · /products/{id}', sentence: 'De productpagina toont de omschrijving.' },
  ],
  seeAlso: ['forms/RichTextEditor', 'product/ProductPage'],
};
