import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the sort menu. */
export const docs: WidgetDocs = {
  name: 'sorteermenu',
  purpose: 'Kiest de volgorde van een lijst. De knop zegt welke volgorde geldt.',
  notFor: [
    'Een tabel met kolommen: neem registers/DataTable.',
    'Minder tonen in plaats van anders: neem navigation/FilterPanel.',
    'De volgorde van media met de hand leggen: neem media/MediaTable.',
  ],
  keyboard: [
    ['Enter, Spatie, Pijl omlaag, Pijl omhoog', 'Openen het menu vanaf de knop; de focus staat op de volgorde die geldt.'],
    ['Pijl omlaag, Pijl omhoog', 'Gaan naar de volgende of vorige.'],
    ['Letters', 'Gaan naar de eerste die zo begint.'],
    ['Enter of Spatie', 'Kiest en sluit.'],
    ['Esc', 'Sluit zonder te kiezen.'],
  ],
  accessibility: [
    "De knop heet 'Sorteer: {volgorde}'. In het menu is één volgorde aangevinkt (menuitemradio).",
    'Na kiezen of Esc staat de focus weer op de knop.',
    'De knop wordt breder of smaller met de gekozen volgorde: kijk na dat de knoppen ernaast niet van regel wisselen op een gsm.',
  ],
  specification: [
    { section: '§9 · Sorteren', sentence: 'Producten sorteren op niets, op code, op aanmaakdatum of op laatst gewijzigd.' },
    { section: '§3 · Product', sentence: 'De volgorde reist mee als orderBy; zonder keuze beslist de server.' },
  ],
  seeAlso: ['frame/FilterPanel', 'frame/ViewToggle', 'overlays/Menu', 'frame/PageHeader'],
};
