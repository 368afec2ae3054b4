import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the picture. */
export const docs: WidgetDocs = {
  name: 'afbeelding',
  purpose: 'Toont een beeld uit de catalogus. Houdt zijn plaats terwijl het laadt, komt zacht op boven een rustige tint en toont een tekening waar het beeld ontbreekt of niet laadt.',
  notFor: [
    'Een mens: neem navigation/Avatar.',
    'Beelden en films van één product, om in te bladeren: neem catalogue/ProductGallery.',
    'De plaats van een hele tegel die nog onderweg is: neem catalogue/GridSkeleton.',
  ],
  keyboard: [],
  accessibility: [
    'Met een tekst (alt) heet het beeld zo, ook als enkel de tekening er staat. Staat de naam er al naast, laat de tekst dan leeg: het beeld wordt overgeslagen.',
    'Neemt geen focus.',
    'Beelden van de eerste rij laden meteen (isEager), de andere pas als ze in de buurt komen.',
    'Kijk na: niets verspringt als het beeld komt; een staand beeld wordt bijgesneden (cover) of past er volledig in (contain).',
  ],
  specification: [
    { section: '§3 · Product', sentence: 'Een product zonder omslagbeeld krijgt een vervangend beeld.' },
    { section: '§4 · Zonder beeld', sentence: 'In presentatiemodus is een product zonder omslagbeeld niet te zien.' },
  ],
  seeAlso: ['controls/Avatar', 'product/ProductGallery', 'tiles/Tile', 'controls/Skeleton'],
};
