import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tooltip. */
export const docs: WidgetDocs = {
  name: 'tekstballon',
  purpose: 'Eén korte zin bij een knop of een teken, voor wie er met de muis op wacht of er met het toetsenbord komt. Met reason zegt hij waarom iets niet kan; rood (tone error) waar het niet mag.',
  notFor: [
    'Wat iedereen moet lezen: zet het op de pagina. Met een vinger verschijnt enkel een reden.',
    'De naam van een knop met enkel een pictogram: neem controls/IconButton, die brengt de tekstballon mee.',
    'Een bericht na een handeling: neem feedback/Toasts.',
  ],
  keyboard: [
    ['Tab', 'Toont de zin meteen bij wat de focus krijgt.'],
    ['Esc', 'Verbergt de zin.'],
  ],
  accessibility: [
    'Rol tooltip; de zin is een beschrijving bij het element, niet de naam.',
    'Met de muis na 300 ms, met het toetsenbord meteen. Een druk op het element verbergt de zin; een reden (reason) verschijnt er net door, ook met een vinger.',
    'Zonder zin verschijnt er niets.',
    'Kijk na: de zin blijft binnen het scherm en is hoogstens 280 px breed.',
  ],
  specification: [
    { section: '§8 · Uitgeschakeld', sentence: "Wat niet kan, zegt waarom: 'Dit is niet beschikbaar', of 'Niet beschikbaar' waar het aanpassen beperkt is. De tekstballon kan er als een fout uitzien." },
    { section: '§9 · Tijden', sentence: 'Een tooltip verschijnt na 300 ms; die van het teken op een productkaart na 500 ms, links ervan.' },
  ],
  seeAlso: ['controls/IconButton', 'tiles/CollectionMarker', 'tiles/Tile'],
};
