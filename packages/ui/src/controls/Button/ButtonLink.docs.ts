import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the link that looks like a button. */
export const docs: WidgetDocs = {
  name: 'knoplink',
  purpose: 'Een link die eruitziet als een knop: brengt naar een andere pagina waar die stap de hoofdzaak is, zoals het volgende product.',
  notFor: [
    'Om iets te doen of te bewaren: neem controls/Button.',
    'Midden in een tekst of een lijst: daar is een gewone link rustiger.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de link.'],
    ['Enter', 'Opent de pagina.'],
    ['Ctrl + Enter', 'Opent de pagina in een nieuw tabblad.'],
  ],
  accessibility: [
    'Is en blijft een link: hij heeft een adres, en het menu van de rechtermuisknop werkt.',
    'De tekst alleen zegt waarheen; een pijl ernaast is versiering.',
  ],
  specification: [
    { section: '§2 · Productpagina', sentence: 'Een knop leidt naar het volgende product van de categorie die openstaat.' },
    { section: '§2 · Foutpagina', sentence: 'De knop ‘back to home’ leidt naar het begin.' },
  ],
  seeAlso: ['controls/Button', 'product/ProductHeading', 'frame/ErrorPage'],
};
