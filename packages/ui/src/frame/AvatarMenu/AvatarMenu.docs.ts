import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the avatar menu. */
export const docs: WidgetDocs = {
  name: 'accountmenu',
  purpose: "De profielfoto rechts in de hoofding, met 'Mijn profiel', 'Meldingen' en 'Uitloggen' erachter.",
  notFor: [
    'De foto van iemand anders: neem navigation/Avatar.',
    'Handelingen van een pagina: neem navigation/OverflowMenu.',
  ],
  keyboard: [
    ['Enter, Spatie, Pijl omlaag, Pijl omhoog', 'Openen het menu vanaf de foto.'],
    ['Pijl omlaag, Pijl omhoog', "Gaan tussen 'Mijn profiel', 'Meldingen' en 'Uitloggen'."],
    ['Enter of Spatie', 'Kiest en sluit.'],
    ['Esc', 'Sluit; de focus staat weer op de foto.'],
    ['Tab', 'Sluit en gaat verder op de pagina.'],
  ],
  accessibility: [
    "De knop heet 'Account van {naam}, {initialen}': wat op de foto te lezen is, zit in de naam, zodat spraakbediening haar vindt.",
    "Een fout waar niemand op rustte, laat een bolletje na; de knop zegt dan ook 'nieuwe foutmelding'. Wie 'Meldingen' opent, ruimt het op.",
    "'Mijn profiel' is een koppeling en kan in een nieuw tabblad open; 'Uitloggen' vraagt niets, het gebeurt meteen.",
    'Kijk na: de knop is altijd 44 px, ook waar de foto kleiner is.',
  ],
  specification: [
    { section: '§2 · Hoofding', sentence: "Het accountmenu bevat 'Mijn profiel' en 'Uitloggen'." },
    { section: '§4 · Uitloggen', sentence: 'Uitloggen wist alles wat geladen was en gaat naar het begin.' },
  ],
  seeAlso: ['controls/Avatar', 'frame/Header', 'overlays/Menu', 'feedback/Messages', 'people/ProfileCard'],
};
