import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the view toggle. */
export const docs: WidgetDocs = {
  name: 'weergavekeuze',
  purpose: "Kiest of een lijst als 'Raster' of als 'Lijst' getoond wordt.",
  notFor: [
    'De modus van de applicatie: neem navigation/ModeSwitch.',
    'Actieve of non-actieve gebruikers: neem people/ActiveToggle.',
    'Meer dan drie mogelijkheden: neem controls/Menu.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de gekozen weergave en toont haar naam.'],
    ['Pijl links, Pijl rechts', 'Kiezen de andere weergave, die meteen werkt.'],
    ['Esc', 'Verbergt de naam weer.'],
  ],
  accessibility: [
    "Groep keuzerondjes met de naam 'Weergave'; de pictogrammen heten 'Raster' en 'Lijst', ook in de tooltip.",
    'Kijk na: het raakvlak van elke helft reikt tot 44 px waar met vingers gedrukt wordt; de gekozen helft is aan haar vlak te herkennen, niet enkel aan kleur.',
  ],
  specification: [
    { section: '§4 · Weergave', sentence: 'Raster of lijst is te kiezen waar een pagina beide toelaat.' },
  ],
  seeAlso: ['frame/ModeSwitch', 'frame/SortMenu', 'tiles/ProductCard', 'tiles/Tile'],
};
