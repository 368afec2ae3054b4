import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the library of media. */
export const docs: WidgetDocs = {
  name: 'mediabibliotheek',
  purpose: 'Een pagina van alle foto’s en video’s van de catalogus, om op te ruimen: als tabel of als tegels. Een media-item kan bekeken, gewijzigd en verwijderd worden.',
  notFor: [
    'Voor de media van één product: neem media/MediaTable, die de volgorde regelt.',
    'Om media aan een klant te tonen: neem catalogue/ProductGallery.',
    'Voor bladeren en wisselen van weergave: dat doen navigation/Pagination en navigation/ViewToggle, naast dit widget.',
  ],
  keyboard: [
    ['Tab', 'Gaat per media-item naar de foto of de naam, dan naar ‘Media wijzigen’ en ‘Media verwijderen’.'],
    ['Enter of Spatie', 'Op de foto of de naam: toont het media-item over het hele scherm, zie product/Slideshow. Op een knop: voert ze uit.'],
  ],
  accessibility: [
    'De tabel en de lijst van tegels heten ‘Media assets’. Een tegel heet ‘… bekijken’, met de naam en de volgorde erin; de naam staat er ook onder, dus de foto zelf is versiering.',
    'De knoppen van een item zijn een groep ‘Acties voor …’.',
    'Tijdens het laden hoort men ‘Loading item’; de plaatsen zijn even groot als wat erna komt.',
    'Kijk na: een lange naam op een tegel wordt afgekort, de volgorde erachter nooit.',
  ],
  specification: [
    { section: '§2 · /assets', sentence: 'De pagina van de media, met de titel ‘Media assets’, enkel voor een SuperAdmin.' },
    { section: '§3 · Media-item', sentence: 'Getoond wordt de naam tot het eerste liggende streepje, met de volgorde erachter, en wie het gemaakt heeft.' },
    { section: '§8 · Lege lijst', sentence: 'Zonder media: ‘Geen items gevonden’. Tijdens het laden: ‘Loading item’.' },
    { section: '§9 · Paginagrootte', sentence: 'Een pagina heeft 10 media-items.' },
  ],
  seeAlso: ['media/MediaTable', 'product/Slideshow', 'frame/DataTable', 'overlays/ActionGroup', 'frame/ViewToggle'],
};
