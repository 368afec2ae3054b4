import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the pagination. */
export const docs: WidgetDocs = {
  name: 'paginering',
  purpose: 'Bladert door een lange lijst en zegt waar je bent. Op een gsm staan enkel de twee stappen en het bereik; vanaf een tablet ook de nummers.',
  notFor: [
    'Een lijst die op één pagina past: de applicatie laat de paginering dan weg, behalve bij producten.',
    'Bladeren door beelden: neem catalogue/Slideshow.',
    'Naar het volgende product in een categorie: neem controls/ButtonLink.',
  ],
  keyboard: [
    ['Tab', 'Gaat langs Vorige, de nummers en Volgende.'],
    ['Enter of Spatie', 'Gaat naar die pagina. Zijn de stappen koppelingen, dan enkel Enter.'],
  ],
  accessibility: [
    "Navigatie met de naam 'Paginering'; een nummer heet 'Pagina {n}' en de huidige pagina is als huidig gemerkt.",
    'Het bereik wordt voorgelezen als het verandert.',
    'Op de eerste en de laatste pagina blijft de stap staan en houdt hij de focus, maar doet hij niets.',
    'Onderweg (isLoading) wordt het bereik zachter; de stappen blijven werken.',
    'Kijk na: er zijn altijd zeven plaatsen voor nummers als er meer dan zeven pagina’s zijn, zodat niets verspringt; 44 px waar met vingers gedrukt wordt.',
  ],
  specification: [
    { section: '§9 · Paginering', sentence: "Toont 'Vorige' / 'Volgende' en het bereik 'x-y van total'." },
    { section: '§9 · Paginering', sentence: 'Staat er als er meer dan één pagina is, en bij producten zodra er resultaten zijn.' },
    { section: '§9 · Paginagrootte', sentence: '12 producten; 50 collecties, segmenten en categorieën; 10 klanten, materialen, gebruikers, media en tags. De telling begint bij 1.' },
  ],
  seeAlso: ['frame/PageHeader', 'frame/FilterPanel', 'frame/DataTable'],
};
