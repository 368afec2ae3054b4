import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the question when two people changed the same fields. */
export const docs: WidgetDocs = {
  name: 'botsing',
  purpose: 'Toont naast elkaar wat twee mensen van dezelfde velden gemaakt hebben, en laat per veld kiezen wat bewaard wordt. Staat in het venster van het formulier, in de plaats van de velden; bij een product in een eigen venster.',
  notFor: [
    'Voor velden die maar één van beide aangepast heeft: die worden samengevoegd zonder te vragen.',
    'Voor een fout van de server: die staat in het formulier zelf.',
  ],
  keyboard: [
    ['↑, ↓, ←, →', 'Kiezen tussen ‘Jouw versie’ en die van de ander.'],
    ['Tab, Shift + Tab', 'Gaan van veld naar veld en naar de knoppen.'],
    ['Esc', 'Gaat terug naar het formulier: alles staat er nog.'],
  ],
  accessibility: [
    'De zin bovenaan wordt meteen voorgelezen; de focus staat op de eerste keuze. Elk veld is een groep die naar het veld heet.',
    '‘Opslaan’ kan zodra voor elk veld gekozen is.',
    'Terug in het formulier gaat de focus naar het eerste veld.',
    'Kijk na: op een gsm staan de twee versies onder elkaar.',
  ],
  specification: [
    { section: '§7 · PUT {resource}', sentence: 'Een record wordt in zijn geheel bewaard: wat iemand anders intussen aanpaste, gaat niet ongevraagd verloren.' },
  ],
  seeAlso: ['overlays/FormDialog', 'forms/TagForm', 'forms/ProductForm'],
};
