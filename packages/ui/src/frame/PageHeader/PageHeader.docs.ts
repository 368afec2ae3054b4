import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the page header. */
export const docs: WidgetDocs = {
  name: 'paginatitel',
  purpose: 'De kop van één pagina: links de titel en een regel eronder, rechts de knoppen. Waar geen plaats is, komen de knoppen eronder.',
  notFor: [
    'Wat op elke pagina staat: neem navigation/Header.',
    'De kop van een product: neem catalogue/ProductHeading.',
    'De titel van een deel van de pagina: neem controls/Disclosure of een gewone kop.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de koppeling terug, dan op de knoppen van links naar rechts.'],
  ],
  accessibility: [
    'De titel is de enige kop van niveau 1 op de pagina.',
    'De hoofdknop staat als laatste; de koppeling terug staat boven de titel en heet zoals de pagina waar ze heen gaat.',
    'In presentatiemodus volstaat een stille titel (isQuiet): kleiner en zachter, maar nog altijd de kop.',
    'Kijk na: een lang woord breekt af in plaats van de pagina breder te maken; op een gsm staan twee knoppen naast elkaar.',
  ],
  specification: [
    { section: '§2 · Segmenten', sentence: "In bewerkmodus staat er 'Alle segmenten'." },
    { section: '§2 · Categorieën', sentence: "De titels zijn 'Alle categorieën' en 'Categorieën in segment' met de naam van het segment erachter." },
    { section: '§2 · Producten van een categorie', sentence: "De titel is 'Producten in category' met de naam van de categorie erachter." },
    { section: '§2 · Gebruikers', sentence: "De titel wisselt tussen 'Actieve Gebruikers' en 'Non-actieve gebruikers'." },
  ],
  seeAlso: ['frame/Header', 'overlays/OverflowMenu', 'frame/SortMenu', 'product/ProductHeading'],
};
