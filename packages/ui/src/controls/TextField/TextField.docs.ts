import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the text field. */
export const docs: WidgetDocs = {
  name: 'invoerveld',
  purpose: 'Eén regel tekst met een label erboven en plaats voor uitleg of een fout eronder.',
  notFor: [
    'Meer regels: neem controls/TextArea.',
    'Kiezen uit wat er al is: neem controls/ComboBox.',
    'Zoeken: neem navigation/SearchBox.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus in het veld; daarna op de knop achteraan, als die er is.'],
    ['Enter', 'Verstuurt het formulier waarin het veld staat.'],
  ],
  accessibility: [
    "Het label is de naam, 'optioneel' inbegrepen. Een druk op het label zet de focus in het veld.",
    'Uitleg en fout horen als beschrijving bij het veld. Een fout vervangt de uitleg, maakt het veld ongeldig en wordt voorgelezen zodra ze verschijnt.',
    'Een voorbeeld in het veld (placeholder) is geen label: zet er nooit iets in dat iemand moet onthouden.',
    'Kijk na: 42 px hoog met de muis, 44 px waar met vingers gedrukt wordt; een fout verschuift niets als er een regel voor vrijgehouden is (keepsMessageRoom).',
  ],
  specification: [
    { section: '§5 · Regels', sentence: "Elke wijziging wordt nagekeken; wat niet moet, heet 'optioneel'." },
    { section: '§5 · Productnaam', sentence: "Een liggend streepje mag niet: 'Gebruik geen underscores (_) in de naam'." },
  ],
  seeAlso: ['controls/TextArea', 'overlays/ComboBox', 'frame/SearchBox', 'overlays/FormDialog'],
};
