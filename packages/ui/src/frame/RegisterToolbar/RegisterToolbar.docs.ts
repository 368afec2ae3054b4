import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the tools above a register. */
export const docs: WidgetDocs = {
  name: 'registerbalk',
  purpose: 'Het zoekveld en de knoppen boven een register van klanten, materialen of tags. Zoekt vanzelf, 300 ms na de laatste toets.',
  notFor: [
    'Om producten te zoeken vanuit de hoofding: neem navigation/SearchBox, dat pas bij Enter zoekt.',
    'Om te filteren of te sorteren: neem navigation/FilterPanel en navigation/SortMenu.',
    'Boven een lijst zonder zoekveld: zet de knoppen rechtstreeks in navigation/PageHeader.',
  ],
  keyboard: [
    ['Tab', 'Gaat van het zoekveld naar ‘Zoekterm wissen’ en de knoppen.'],
    ['Letters', 'Zoeken 300 ms na de laatste toets.'],
    ['Enter', 'Zoekt meteen.'],
    ['Esc', 'Maakt het zoekveld leeg, in de browsers die dat doen.'],
    ['Enter of Spatie op ‘Zoekterm wissen’', 'Maakt het veld leeg en zoekt opnieuw; de focus staat weer in het veld.'],
  ],
  accessibility: [
    'Een zoekgebied met een zoekveld dat zegt wat er gezocht wordt, zoals ‘Zoek een klant’.',
    'Een trage pagina neemt geen letters terug die je intussen typte.',
    'Kijk na: op een gsm staat de balk onder de titel, even breed als de pagina.',
  ],
  specification: [
    { section: '§2 · Routes per rol', sentence: 'PowerUser, Admin en SuperAdmin hebben een pagina voor klanten, materialen en tags. Dat er gezocht kan worden, is daar een toevoeging.' },
    { section: '§4 · Lijsten', sentence: 'Andere filters zetten de lijst terug op pagina 1; een andere zoekterm doet dat ook.' },
  ],
  seeAlso: ['frame/DataTable', 'frame/AddButton', 'frame/SearchBox', 'frame/PageHeader'],
};
