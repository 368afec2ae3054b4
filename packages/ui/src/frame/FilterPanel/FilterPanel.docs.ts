import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the filter panel. */
export const docs: WidgetDocs = {
  name: 'filters',
  purpose: 'Verfijnt een lijst: een paneel rechts, of een blad van onderen op gsm en staande tablet. Elke keuze werkt meteen. De knop zegt hoeveel filters er gekozen zijn.',
  notFor: [
    'Een woord zoeken: neem navigation/SearchBox.',
    'De volgorde kiezen: neem navigation/SortMenu.',
    'Kiezen in een formulier: neem controls/ComboBox.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Lopen rond binnen het paneel.'],
    ['Spatie', 'Vinkt een filter aan of uit.'],
    ['Enter of Spatie', 'Op de titel van een groep: klapt ze dicht of open.'],
    ['Esc', 'Sluit het paneel; wat gekozen was, blijft gekozen.'],
  ],
  accessibility: [
    "Rol dialog met de naam 'Filters'. Bij het openen gaat de focus naar binnen, bij het sluiten terug naar de knop.",
    "Elke groep is een groep met haar titel als naam; het aantal gekozen filters staat in de titel. Groepen van 12 of meer hebben een zoekveld 'Zoek in {groep}'.",
    "Een groep toont er hoogstens 50 en wat al gekozen is, met 'Nog {n} andere: zoek op naam.'.",
    "Mislukt het laden, dan staat dat enkel hier: 'Filters konden niet geladen worden.' met 'opnieuw proberen'.",
    "Een druk naast het paneel sluit het.",
    'Kijk na: vanaf 900 px breed blijft de lijst naast het paneel in zicht; vakjes zijn 44 px hoog waar met vingers gedrukt wordt.',
  ],
  specification: [
    { section: '§2 · Producten', sentence: 'De productenlijst heeft filtergroepen met aankruisvakjes.' },
    { section: '§3 · Product', sentence: 'Er wordt gefilterd op collecties, categorieën en tags; de server zegt welke er zijn.' },
    { section: '§4 · Lijsten', sentence: 'Een andere filter begint weer op pagina 1.' },
    { section: '§8 · Fouten', sentence: 'Filters die niet laden, geven geen melding.' },
  ],
  seeAlso: ['frame/SearchBox', 'frame/SortMenu', 'controls/Checkbox', 'frame/PageHeader'],
};
