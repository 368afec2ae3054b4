import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the overflow menu. */
export const docs: WidgetDocs = {
  name: 'meer acties',
  purpose: 'Drie puntjes met wat een pagina ook nog kan, als het geen eigen knop verdient. Zonder handelingen staat er niets.',
  notFor: [
    'De hoofdhandeling van een pagina: neem controls/Button.',
    'Handelingen op een tegel of een rij: neem catalogue/ActionGroup.',
    'Een andere knop dan de drie puntjes: neem controls/Menu.',
  ],
  keyboard: [
    ['Enter, Spatie, Pijl omlaag, Pijl omhoog', 'Openen het menu vanaf de knop.'],
    ['Pijl omlaag, Pijl omhoog', 'Gaan naar de volgende of vorige; wat niet te kiezen is, wordt overgeslagen.'],
    ['Letters', 'Gaan naar de eerste die zo begint.'],
    ['Enter of Spatie', 'Kiest en sluit.'],
    ['Esc', 'Sluit zonder te kiezen.'],
  ],
  accessibility: [
    "De knop heet 'Meer acties', tenzij er een andere naam gegeven is; die naam is ook de tooltip.",
    'Wat niet te kiezen is, staat er wel en is gedempt; een druk erop sluit het menu niet. Rood is wat niet ongedaan te maken is.',
    'Na kiezen of Esc staat de focus weer op de drie puntjes.',
    'Kijk na: op een gsm blijft het menu 8 px van de rand; lange tekst loopt over meer regels.',
  ],
  specification: [
    { section: '§2 · Producten', sentence: 'De productenlijst heeft een knop om te importeren en een om de template te downloaden.' },
    { section: '§9 · Bestanden', sentence: 'De template wordt bewaard als product_headers.csv.' },
  ],
  seeAlso: ['overlays/Menu', 'controls/IconButton', 'overlays/ActionGroup', 'frame/PageHeader'],
};
