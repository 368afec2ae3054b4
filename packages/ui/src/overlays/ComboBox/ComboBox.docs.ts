import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the combo box. */
export const docs: WidgetDocs = {
  name: 'keuzelijst',
  purpose: 'Laat één of meer dingen kiezen uit een lijst die te lang is om te overzien: typen zoekt, hoofdletters en accenten tellen niet mee. Wat gekozen is, staat in het veld; bij een meervoudige keuze als chips.',
  notFor: [
    'Vrije tekst: neem controls/TextField.',
    'Eén ding aan of uit: neem controls/Checkbox.',
    'Een lijst op de pagina verfijnen: neem navigation/FilterPanel.',
    'Een handeling uitvoeren: neem controls/Menu.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus in het veld zonder de lijst te openen. Bij het verlaten telt een volledig getypte naam als keuze; half getypte tekst vervalt.'],
    ['Letters en cijfers', 'Openen de lijst en zoeken; het beste resultaat wordt aangewezen.'],
    ['Pijl omlaag, Pijl omhoog', 'Openen de lijst en wijzen de volgende of vorige aan; na de laatste komt de eerste.'],
    ['Home, End', 'Wijzen in een open lijst de eerste of de laatste aan.'],
    ['Page Up, Page Down', 'Gaan in een open lijst tien regels verder.'],
    ['Enter', 'Kiest wat aangewezen is. Bij een meervoudige keuze blijft de lijst open.'],
    ['Esc', 'Sluit enkel de lijst, niet het venster eromheen; wat getypt was, vervalt.'],
    ['Backspace', 'In een leeg veld met chips: neemt de laatste chip weg. Wie bij één keuze het veld leegmaakt, heeft niets meer gekozen.'],
    ['Pijl links', 'Aan het begin van het veld: gaat naar de chips. Daar lopen Pijl links en Pijl rechts, en nemen Backspace en Delete weg.'],
  ],
  accessibility: [
    "Rol combobox met een listbox; het label is de naam, 'optioneel' inbegrepen. De focus blijft in het veld, het aangewezen resultaat wordt voorgelezen.",
    "Een live-regio zegt hoeveel resultaten er zijn ('7 resultaten') en wat gekozen of verwijderd is ('Festival gekozen').",
    "Chips zijn geen tabstop; elke chip heeft een knop 'Verwijder {naam}'.",
    "Laadt de lijst niet, dan staat er geen melding op de pagina: pas in de open lijst staat 'De lijst kon niet geladen worden.' met 'Opnieuw proberen'. Tab bereikt die knop, daarna gaat de focus terug naar het veld.",
    'Kijk na: veld en regels zijn 44 px hoog waar met vingers gedrukt wordt; in een venster staat de lijst erboven en wordt ze niet afgeknipt.',
  ],
  specification: [
    { section: '§5 · Klant van een product', sentence: "Een product heeft minstens één klant, anders: 'Het is verplicht om een klant te kiezen voor het product'." },
    { section: '§5 · Segmenten van een categorie', sentence: "Een categorie heeft minstens één segment, anders: 'Het is verplicht om minimum één segment te kiezen voor een category'." },
    { section: '§8 · Fouten', sentence: 'Dat de materialen niet laden, wordt niet met een melding gezegd.' },
    { section: '§9 · Grenzen', sentence: 'De lijsten van het productformulier worden in één keer opgehaald, met een paginagrootte van 10000.' },
  ],
  seeAlso: ['controls/TextField', 'overlays/Menu', 'frame/FilterPanel', 'forms/ProductForm'],
};
