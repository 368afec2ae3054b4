import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the choice between active users and the others. */
export const docs: WidgetDocs = {
  name: 'actief of niet',
  purpose: 'Kiest op de pagina met gebruikers welke lijst je ziet: actieve of non-actieve. De titel van de pagina volgt de keuze.',
  notFor: [
    'Om één gebruiker actief te maken: dat is een vakje in people/UserForm.',
    'Om te tonen of iemand actief is: neem people/UserStatus.',
    'Om te wisselen tussen raster en lijst: neem navigation/ViewToggle.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de gekozen helft.'],
    ['Pijltjes', 'Kiezen de andere helft, en tonen meteen die lijst.'],
  ],
  accessibility: [
    'Een groep keuzerondjes ‘Toon’ met twee keuzes: ‘Actieve gebruikers’ en ‘Non-actieve gebruikers’.',
    'Kijk na: de twee helften passen op een gsm naast elkaar zonder zijwaarts te scrollen.',
  ],
  specification: [
    { section: '§2 · /users', sentence: 'De pagina wisselt tussen actieve en non-actieve gebruikers; de titel is ‘Actieve Gebruikers’ of ‘Non-actieve gebruikers’.' },
    { section: '§9 · Gebruikers', sentence: 'Standaard staan de actieve gebruikers er.' },
  ],
  seeAlso: ['people/UserStatus', 'forms/UserForm', 'frame/DataTable', 'frame/ViewToggle'],
};
