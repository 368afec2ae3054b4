import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the editor of a description. */
export const docs: WidgetDocs = {
  name: 'teksteditor',
  purpose: 'Een tekst met vet, cursief, lijsten en links: de omschrijving van een product. De tekst ziet er tijdens het schrijven uit zoals op de productpagina.',
  notFor: [
    'Voor tekst zonder opmaak: neem controls/TextArea, of controls/TextField voor één regel.',
    'Om een omschrijving enkel te tonen: neem catalogue/RichText.',
  ],
  keyboard: [
    ['Tab', 'Gaat naar de opmaakbalk, die samen één halte is, en dan naar de tekst.'],
    ['←, →, Home, End', 'In de opmaakbalk: gaan van knop naar knop, aan het einde rond; Home en End naar de eerste en de laatste.'],
    ['Ctrl + B, Ctrl + I', 'In de tekst: zetten vet of cursief aan of uit.'],
    ['Ctrl + Shift + 8 of 7', 'In de tekst: maken een opsomming of een genummerde lijst, of heffen ze op. ‘- ’ en ‘1. ’ aan het begin van een regel doen dat ook.'],
    ['Tab, Shift + Tab', 'In een lijst: zetten een item een niveau dieper of hoger. Waar dat niet kan, gaat de focus verder.'],
    ['Shift + Enter', 'In de tekst: begint een nieuwe regel in dezelfde alinea.'],
    ['Ctrl + Z, Ctrl + Y', 'In de tekst: maken ongedaan of voeren opnieuw uit.'],
    ['Ctrl + U', 'In de tekst: onderlijnt. Ctrl + Shift + B maakt een citaat, Ctrl + Alt + 2, 3 of 4 een kop: opmaak van oudere omschrijvingen, waarvoor de balk geen knop heeft.'],
    ['Enter', 'In het adres van een link: past de link toe; het formulier errond wordt niet verstuurd.'],
    ['Esc', 'In het adres van een link: sluit het zonder te wijzigen; een venster errond blijft open.'],
  ],
  accessibility: [
    'De tekst is een tekstvak van meer dan één regel dat naar zijn label heet. Een melding is eraan gekoppeld en wordt voorgelezen.',
    'De opmaakbalk heet ‘Opmaak’. Elke knop heeft een naam en zegt of ze ingedrukt staat; wat niet kan, is uitgeschakeld maar blijft met de pijlen bereikbaar.',
    'Na een opmaakknop staat de focus in de tekst; na een link ook.',
    'Kijk na: op een gsm gaan de knoppen over meer dan één regel en blijven ze met een vinger 44 px.',
  ],
  specification: [
    { section: '§3 · Product', sentence: 'De omschrijving is HTML en niet verplicht. Ze wordt opgeschoond voor ze getoond en voor ze doorgegeven wordt: geen scripts, stijlen of afbeeldingen.' },
    { section: '§5 · Formulieren', sentence: 'Een veld dat niet verplicht is, draagt het woord ‘optioneel’.' },
  ],
  seeAlso: ['product/RichText', 'forms/ProductForm', 'controls/TextArea'],
};
