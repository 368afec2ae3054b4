import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the mode switch. */
export const docs: WidgetDocs = {
  name: 'modusschakelaar',
  purpose: "Wisselt tussen 'Presentatie' (de catalogus tonen) en 'Bewerken' (hem onderhouden). Donker met magenta tijdens het bewerken, zodat niemand per ongeluk aanpast.",
  notFor: [
    'Iets aan- of uitzetten in een formulier: neem controls/Checkbox.',
    'Raster of lijst: neem navigation/ViewToggle.',
    'Actieve of non-actieve gebruikers tonen: neem people/ActiveToggle.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de gekozen stand.'],
    ['Pijl links, Pijl rechts', 'Kiezen de andere stand, die meteen werkt.'],
  ],
  accessibility: [
    "Groep keuzerondjes met de naam 'Modus'; de gekozen stand is aangevinkt.",
    'De stand is niet enkel aan kleur te zien: de gekozen helft is gevuld.',
    'Kijk na: het raakvlak reikt voorbij wat getekend is, tot 44 px waar met vingers gedrukt wordt; de focusring is ook op donker te zien.',
  ],
  specification: [
    { section: '§1 · Twee modi', sentence: 'Presentatie toont de catalogus; bewerken laat zien wat iemand met zijn rol mag beheren.' },
    { section: '§6 · ViewOnly', sentence: 'Wie ViewOnly is, krijgt deze schakelaar niet.' },
  ],
  seeAlso: ['frame/Header', 'frame/ViewToggle', 'people/ActiveToggle'],
};
