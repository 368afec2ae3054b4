import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the text area. */
export const docs: WidgetDocs = {
  name: 'tekstvak',
  purpose: 'Enkele regels gewone tekst, zoals de omschrijving van een collectie. Het vak groeit mee met wat je typt, tot een derde van het scherm.',
  notFor: [
    'Eén regel: neem controls/TextField.',
    'Tekst met opmaak, zoals de omschrijving van een product: neem forms/RichTextEditor.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus in het vak en weer verder.'],
    ['Enter', 'Begint een nieuwe regel.'],
  ],
  accessibility: [
    "Het label is de naam, 'optioneel' inbegrepen.",
    'Uitleg en fout horen als beschrijving bij het vak. Een fout vervangt de uitleg, maakt het vak ongeldig en wordt voorgelezen zodra ze verschijnt.',
    'Met de muis is het vak zelf hoger te trekken.',
    'Kijk na: minstens 92 px hoog; een fout verschuift niets als er een regel voor vrijgehouden is (keepsMessageRoom).',
  ],
  specification: [
    { section: '§3 · Collectie', sentence: 'De omschrijving van een collectie mag leeg blijven.' },
    { section: '§5 · Regels', sentence: "Wat niet moet, heet 'optioneel'." },
  ],
  seeAlso: ['controls/TextField', 'forms/RichTextEditor', 'forms/CollectionForm'],
};
