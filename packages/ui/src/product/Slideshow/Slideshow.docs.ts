import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the slideshow. */
export const docs: WidgetDocs = {
  name: 'diavoorstelling',
  purpose: 'Toont de foto’s en video’s van één product één voor één over het volledige scherm, op een donkere achtergrond. Na het laatste beeld komt het eerste.',
  notFor: [
    'Op de pagina zelf: neem catalogue/ProductGallery, die deze voorstelling opent.',
    'Om door producten te bladeren: dat doet de knop naar het volgende product op de productpagina.',
  ],
  keyboard: [
    ['Pijl links en rechts', 'Tonen het vorige of volgende beeld. In een video met focus spoelen ze de video.'],
    ['Home en End', 'Tonen het eerste en het laatste beeld.'],
    ['Esc', 'Sluit de voorstelling.'],
    ['Tab en Shift + Tab', 'Gaan rond langs ‘Sluiten’, de video, ‘Vorige afbeelding’ en ‘Volgende afbeelding’.'],
    ['Enter of Spatie', 'Drukt op de knop met focus.'],
  ],
  accessibility: [
    'Een dialoogvenster dat ‘Afbeeldingen van …’ met de productnaam heet. De focus begint op ‘Sluiten’, blijft binnen en keert bij het sluiten terug naar waar ze vandaan kwam.',
    'De teller, zoals ‘2 / 5’, wordt bij elke stap beleefd voorgelezen. Met één beeld zijn er geen teller en geen pijlen.',
    'Vegen gaat ook; de pijlknoppen doen hetzelfde en zijn 48 px groot. Ingezoomd met twee vingers verschuift één vinger het beeld.',
    'Een video stopt met spelen als je verder gaat. Een beeld dat niet geladen kan worden, zegt ‘Deze afbeelding kan niet getoond worden’.',
  ],
  specification: [
    { section: '§2 · /products/{id}', sentence: 'Een voorstelling over het volledige scherm, waarvan de telling in beide richtingen rondgaat.' },
  ],
  seeAlso: ['product/ProductGallery', 'product/ProductPage'],
};
