import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the header. */
export const docs: WidgetDocs = {
  name: 'hoofding',
  purpose: 'Staat boven elke pagina: logo, koppelingen, zoekveld, modus en account. Papierkleurig tijdens het tonen, inkt met magenta tijdens het bewerken. Wat niet past, vouwt in het menu; nooit op een tweede regel.',
  notFor: [
    'De titel en de knoppen van één pagina: neem navigation/PageHeader.',
    'Wat iemand op een pagina nog kan doen: neem navigation/OverflowMenu.',
  ],
  keyboard: [
    ['Tab', "Brengt eerst 'Naar de inhoud' in beeld, dan logo, koppelingen, zoekveld, modus en account."],
    ['Enter', "Op 'Naar de inhoud': zet de focus in de pagina. In het zoekveld: zoekt."],
    ['Enter of Spatie', "Op 'Menu' of het vergrootglas: opent."],
    ['Pijl links, Pijl rechts', 'Wisselen de modus, als de focus op de schakelaar staat.'],
    ['Esc', 'Sluit het menu of het opengevouwen zoekveld; de focus gaat terug naar de knop.'],
  ],
  accessibility: [
    "Landmark banner, met een navigatie 'Hoofdnavigatie'; de huidige pagina is als huidig gemerkt. Het logo heet 'Staalkaart, naar het begin'.",
    "Het menu is een navigatie 'Menu'; open gaat de focus naar zijn eerste koppeling. Een druk ernaast sluit het.",
    'Onder 900 px staan alle koppelingen in het menu, onder 640 px ook zoekveld en modus.',
    'Wie niet mag bewerken, krijgt geen schakelaar. Welke koppelingen er zijn, beslist de applicatie volgens rol en modus.',
    'Kijk na: 64 px hoog, raakvlakken van 44 px; van 320 tot 1920 px raakt of overlapt niets elkaar.',
  ],
  specification: [
    { section: '§2 · Hoofding', sentence: 'Segmenten, Categoriën, Producten en Collecties staan er altijd; Tags, Klanten en Materiaal(en) vanaf PowerUser, Gebruikers voor Admin en SuperAdmin, Media enkel voor de SuperAdmin.' },
    { section: '§2 · Hoofding', sentence: 'In presentatiemodus zijn de koppelingen naar tags, klanten, materialen, gebruikers en media er niet.' },
    { section: '§4 · Modus', sentence: 'Een druk op het logo verlaat de bewerkmodus.' },
    { section: '§6 · ViewOnly', sentence: 'Wie ViewOnly is, heeft geen schakelaar voor de modus.' },
  ],
  seeAlso: ['frame/ModeSwitch', 'frame/SearchBox', 'frame/AvatarMenu', 'frame/PageHeader'],
};
