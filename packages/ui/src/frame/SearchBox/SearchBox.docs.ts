import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the search box. */
export const docs: WidgetDocs = {
  name: 'zoekveld',
  purpose: 'Zoekt op een woord; in de hoofding zoekt het producten, vanaf elke pagina. Zoekt bij Enter, niet bij elke letter. Waar geen plaats is, staat er een vergrootglas dat het veld openvouwt.',
  notFor: [
    'Zoeken binnen een groep filters: navigation/FilterPanel heeft zijn eigen zoekveld.',
    'Kiezen uit een lijst door te typen: neem controls/ComboBox.',
    'Zoeken in een lijst van klanten, tags of materialen: dat veld zit in registers/RegisterToolbar.',
  ],
  keyboard: [
    ['Enter', 'Zoekt, zonder spaties vooraan en achteraan.'],
    ['Esc', 'In een opengevouwen veld: vouwt het dicht. Anders maken de meeste browsers het veld leeg, zonder te zoeken.'],
    ['Tab', "Gaat van het veld naar 'Zoekterm wissen', als er iets staat."],
    ['Enter of Spatie', 'Op het vergrootglas: vouwt het veld open en selecteert wat erin staat.'],
  ],
  accessibility: [
    "Landmark search; veld en landmark heten 'Zoek een product', of wat er als placeholder gegeven is.",
    "'Zoekterm wissen' maakt het veld leeg, toont weer alles als er gezocht was, en houdt de focus in het veld.",
    'Het veld volgt de pagina: wie elders zoekt of teruggaat, ziet het woord van die pagina.',
    'Op een tablet verdwijnt het schermtoetsenbord na het zoeken, zodat de resultaten te zien zijn.',
    'Kijk na: het vergrootglas is gekleurd zolang er een zoekterm geldt; na het dichtvouwen staat de focus op het vergrootglas.',
  ],
  specification: [
    { section: '§2 · Hoofding', sentence: 'De hoofding heeft een zoekveld.' },
    { section: '§2 · Producten', sentence: 'Vindt het niets, dan staat er: \'Geen producten gevonden met de zoekterm: "{term}"\'.' },
    { section: '§3 · Product', sentence: 'De zoekterm reist mee als searchTerm.' },
  ],
  seeAlso: ['frame/Header', 'frame/FilterPanel', 'feedback/EmptyState', 'overlays/ComboBox'],
};
