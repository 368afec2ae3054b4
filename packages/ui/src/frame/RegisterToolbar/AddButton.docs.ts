import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the button that adds. */
export const docs: WidgetDocs = {
  name: 'toevoegknop',
  purpose: 'De hoofdknop van een lijst in bewerkmodus: een plusteken en ‘toevoegen’. Drukken opent het formulier of de pagina om iets nieuws te maken.',
  notFor: [
    'Om een product in een collectie te steken: dat is de oranje knop van collections/CollectionPicker.',
    'Om een formulier te versturen: neem de knop van controls/FormDialog.',
    'In presentatiemodus: daar wordt niets toegevoegd.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de knop.'],
    ['Enter of Spatie', 'Opent het formulier of de pagina.'],
  ],
  accessibility: [
    'De knop heet ‘toevoegen’, met een kleine letter; het plusteken wordt niet voorgelezen.',
    'Is het formulier onderweg, dan heeft de knop aria-busy en negeert ze drukken, maar ze houdt de focus.',
    'Kijk na: 40 px hoog met de muis, 44 px met de vinger.',
  ],
  specification: [
    { section: '§2 · /products', sentence: 'In bewerkmodus is er een knop ‘toevoegen’.' },
    { section: '§4 · Modus', sentence: 'Bewerkmodus toont de knop om toe te voegen.' },
  ],
  seeAlso: ['frame/RegisterToolbar', 'controls/Button', 'frame/PageHeader'],
};
