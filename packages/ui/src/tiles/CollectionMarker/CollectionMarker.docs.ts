import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the ribbon of collections. */
export const docs: WidgetDocs = {
  name: 'collectielintje',
  purpose: 'Een lintje met een getal op een productkaart of -rij: in hoeveel collecties het product zit. Drukken leidt naar die collectie, of naar alle collecties als het er meer zijn.',
  notFor: [
    'Om een product in een collectie te steken of eruit te halen: dat doet collections/CollectionPicker.',
    'Om de collecties bij naam te noemen: neem catalogue/Chips.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op het lintje; de tooltip verschijnt meteen.'],
    ['Enter', 'Opent de ene collectie, of de pagina met alle collecties.'],
    ['Esc', 'Sluit de tooltip.'],
  ],
  accessibility: [
    'De link heet zoals de tooltip, bijvoorbeeld ‘Dit product zit in 3 collecties’. Het getal zelf wordt niet voorgelezen.',
    'Het lintje staat naast de link van de kaart, niet erin: erop drukken opent het product niet en begint geen vasthouden.',
    'Kijk na: de plaats waar je drukt is breder dan het lintje, 34 op 40 px met de muis en 44 op 48 px met de vinger.',
  ],
  specification: [
    { section: '§2 · Productkaart', sentence: 'Het lintje leidt naar /collections/{id} als het product in één collectie zit, en naar /collections als het in meer zit. De tooltip zegt ‘Dit product zit in {n} collectie’, met een ‘s’ erbij boven 1.' },
    { section: '§9 · Tijden', sentence: 'De tooltip verschijnt na 500 ms, links van het lintje.' },
  ],
  seeAlso: ['tiles/ProductCard', 'controls/Tooltip'],
};
