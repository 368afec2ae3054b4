import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the table of a register. */
export const docs: WidgetDocs = {
  name: 'registertabel',
  purpose: 'De tabel van een register: klanten, materialen, tags of gebruikers, met acties achteraan elke rij. Op een gsm wordt elke rij een kaart.',
  notFor: [
    'Voor wat een klant bekijkt: producten, categorieën en collecties staan in catalogue/WindowedGrid.',
    'Om media te ordenen: neem media/MediaTable. Voor alle media: neem media/AssetLibrary.',
    'Als de lijst niet geladen kon worden: neem feedback/RetryNotice.',
  ],
  keyboard: [
    ['Tab', 'Gaat van actie naar actie. Opent een rij iets, dan komt eerst haar naam, als knop.'],
    ['Enter of Spatie', 'Voert de actie uit, of opent de rij via haar naam.'],
  ],
  accessibility: [
    'Een tabel met een naam, zoals ‘Klanten’. De naam van het item is de rijkop; de acties vormen een groep ‘Acties voor …’ met die naam.',
    'Ook als kaarten op een gsm blijft het voor wie luistert een tabel, met kolomkoppen.',
    'Tijdens het laden is er een status ‘Loading item’ en heeft de tabel aria-busy; lege rijen worden niet voorgelezen. Een volgende pagina laat de vorige staan, licht gedimd en leesbaar.',
    'Wat ontbreekt staat er als ‘–’; een nul blijft een nul.',
    'Kijk na: elke rij is 56 px hoog, ook met twee regels tekst; de kolomkoppen blijven bij het scrollen onder de hoofding staan.',
  ],
  specification: [
    { section: '§2 · Routes per rol', sentence: '/customers, /materials en /tags zijn er voor PowerUser, Admin en SuperAdmin; /users voor Admin en SuperAdmin.' },
    { section: '§8 · Lege lijsten', sentence: 'Zonder items staat er ‘Geen items gevonden’; bij gebruikers ‘Geen gebruikers gevonden’.' },
    { section: '§9 · Paginagrootte', sentence: 'Klanten, materialen, tags en gebruikers komen per 10.' },
  ],
  seeAlso: ['frame/RegisterToolbar', 'overlays/ActionGroup', 'frame/Pagination', 'feedback/EmptyState'],
};
