import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the lifted card. */
export const docs: WidgetDocs = {
  name: 'uitgelichte productkaart',
  purpose: 'De productkaart na 600 ms vasthouden: ze komt groter en met schaduw los van een gedimde pagina, met de collectiekiezer eronder. Na het bewaren, of na een druk op de gedimde pagina, gaat ze terug naar haar plaats.',
  notFor: [
    'Als gewone kaart in het raster: dat is catalogue/ProductCard, die hiervoor haar plaats vrijhoudt.',
    'Als venster voor een formulier of een vraag: neem controls/FormDialog of feedback/ConfirmDialog.',
    'Om een product uit de getoonde collectie te halen: op /collections/{id} vraagt vasthouden een bevestiging, zonder kaart op te lichten.',
  ],
  keyboard: [
    ['Tab en Shift + Tab', 'Gaan rond binnen de kaart: collectiekiezer, knop, ‘Sluiten’.'],
    ['Esc', 'Sluit eerst de open lijst van de kiezer, dan de kaart.'],
    ['Enter of Spatie op ‘Sluiten’', 'Sluit de kaart.'],
  ],
  accessibility: [
    'Een dialoogvenster met de naam van het product; de pagina erachter is zolang onbereikbaar en scrolt niet.',
    'Wie met het toetsenbord kwam, begint in de kiezer. Na een vinger of muis krijgt de kaart zelf de focus, zodat er geen schermtoetsenbord opengaat. Bij het sluiten keert de focus terug naar de kaart in het raster.',
    'De klik die het vasthouden beëindigt, sluit niets: enkel een druk die op de gedimde pagina begint.',
    'Kijk na: de kaart blijft aan elke rand 16 px binnen het scherm, ook als de kiezer hoger wordt. Op een gsm staat ze in het midden.',
    'Kijk na: vraagt het systeem om minder beweging, dan verschijnt ze zonder te groeien.',
  ],
  specification: [
    { section: '§4 · Uitgelichte kaart', sentence: 'Begint met 600 ms vasthouden en eindigt met een klik op de gedimde laag. Zijn er collecties, dan staat de kiezer er in plaats van het videolabel. De kaart is groter en heeft een schaduw.' },
    { section: '§2 · Productkaart', sentence: 'Vasthouden licht de kaart uit, zodat het product in een collectie kan.' },
    { section: '§9 · Tijden', sentence: 'Vasthouden duurt 600 ms.' },
  ],
  seeAlso: ['tiles/ProductCard', 'tiles/CollectionPicker'],
};
