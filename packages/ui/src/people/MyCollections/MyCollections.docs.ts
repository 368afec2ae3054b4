import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the own collections on the profile. */
export const docs: WidgetDocs = {
  name: 'mijn collecties',
  purpose: 'De lijst ‘Mijn Collecties’ op het eigen profiel, met hun aantal in de kop. Wie er nog geen heeft, krijgt een knop om de eerste te maken.',
  notFor: [
    'Voor de pagina met alle collecties: neem collections/CollectionTile of tiles/CollectionTile in catalogue/WindowedGrid.',
    'Om een collectie te wijzigen of te verwijderen: dat gebeurt op /collections, in bewerkmodus.',
  ],
  keyboard: [
    ['Tab', 'Gaat van collectie naar collectie, of naar ‘Mijn eerste collectie aanmaken’.'],
    ['Enter', 'Opent de collectie, of het formulier van een nieuwe.'],
    ['Esc', 'Sluit de reden bij een collectie zonder producten.'],
  ],
  accessibility: [
    'Een gebied met als naam de kop van niveau 2, zoals ‘Mijn Collecties 3’; daaronder een lijst van links.',
    'Een collectie zonder producten is een link met aria-disabled. Ze blijft met Tab bereikbaar en zegt hoe je ze vult.',
    'Kijk na: wie geen collecties mag maken (ViewOnly), ziet de zin zonder de knop.',
  ],
  specification: [
    { section: '§2 · /profile', sentence: 'Een lijst ‘Mijn Collecties’ met een aantal. Zonder collecties staat er ‘Je hebt nog geen collecties’ en een knop ‘Mijn eerste collectie aanmaken’.' },
    { section: '§4 · Zichtbaarheid', sentence: 'Een collectie zonder producten is uitgeschakeld.' },
  ],
  seeAlso: ['people/ProfileCard', 'tiles/CollectionTile', 'feedback/EmptyState', 'forms/CollectionForm'],
};
