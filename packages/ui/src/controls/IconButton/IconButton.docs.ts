import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the icon button. */
export const docs: WidgetDocs = {
  name: 'pictogramknop',
  purpose: 'Een handeling waar geen plaats is voor een woord: sluiten, wijzigen, verwijderen. De naam staat in de tooltip en wordt voorgelezen.',
  notFor: [
    'De hoofdhandeling van een pagina: neem controls/Button, met een woord.',
    'Meerdere handelingen naast elkaar op een smalle plaats: neem navigation/OverflowMenu.',
    'Om ergens naartoe te gaan: neem controls/ButtonLink.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de knop en toont meteen haar naam.'],
    ['Enter of Spatie', 'Voert de handeling uit.'],
    ['Esc', 'Verbergt de naam weer.'],
  ],
  accessibility: [
    'Rol button; de naam is altijd een Nederlands woord of een korte zin, het pictogram zelf wordt niet voorgelezen.',
    'Met de muis verschijnt de naam na 300 ms. Met een vinger verschijnt hij niet: kies dus een pictogram dat zonder woord te begrijpen is.',
    'Rood pas onder de muis (tone danger); op donker en op beelden: tone night.',
    'Kijk na: 40 px met de muis, 44 px waar met vingers gedrukt wordt.',
  ],
  specification: [
    { section: '§2 · Product bewerken', sentence: "Elke rij media heeft pictogrammen met de tooltips 'Media wijzigen' en 'Media verwijderen'." },
    { section: '§9 · Tijden', sentence: 'Een tooltip verschijnt na 300 ms.' },
  ],
  seeAlso: ['controls/Button', 'controls/Tooltip', 'overlays/OverflowMenu', 'overlays/ActionGroup'],
};
