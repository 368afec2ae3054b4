import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the empty state. */
export const docs: WidgetDocs = {
  name: 'lege lijst',
  purpose: 'Staat waar een lijst niets te tonen heeft: een tekening, de zin, en de volgende stap als die er is.',
  notFor: [
    'Een lijst die nog laadt: neem feedback/Skeleton of catalogue/GridSkeleton.',
    'Een lijst die niet geladen is: neem feedback/RetryNotice.',
    'Een pagina die niet bestaat: neem feedback/ErrorPage.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de knop, als er een is.'],
  ],
  accessibility: [
    'De zin is gewone tekst; de tekening zegt niets meer dan de zin en wordt niet voorgelezen.',
    'De zin wordt niet uit zichzelf voorgelezen als een lijst leeg raakt.',
    'Vier tekeningen: lege rekken, een zoektocht zonder vondst, een lege collectie, niemand.',
    'Kijk na: een lange zoekterm breekt af en maakt de pagina niet breder.',
  ],
  specification: [
    { section: '§8 · Lege lijsten', sentence: "Zonder eigen zin: 'Geen items gevonden'." },
    { section: '§2 · Producten', sentence: '\'Geen producten gevonden ...\' of \'Geen producten gevonden met de zoekterm: "{term}"\'.' },
    { section: '§2 · Mijn profiel', sentence: "'Je hebt nog geen collecties' met de knop 'Mijn eerste collectie aanmaken'." },
    { section: '§2 · Gebruikers', sentence: "'Geen gebruikers gevonden'." },
  ],
  seeAlso: ['parts/RetryNotice', 'tiles/GridSkeleton', 'frame/ErrorPage', 'people/MyCollections'],
};
