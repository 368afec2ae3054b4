import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about a group of actions. */
export const docs: WidgetDocs = {
  name: 'acties',
  purpose: 'De pictogramknoppen van bewerkmodus onder een kaart of tegel, of achteraan in een rij: bewerken, foto toevoegen, verbergen of tonen, kopiëren, exporteren, verwijderen. Wat niet past, gaat in een menu achter ‘Meer acties’.',
  notFor: [
    'Voor de knoppen van een pagina: neem controls/Button en navigation/OverflowMenu.',
    'Voor één los pictogram: neem controls/IconButton.',
    'In presentatiemodus: een klant ziet geen acties.',
  ],
  keyboard: [
    ['Tab', 'Gaat van knop naar knop; de tooltip of de reden verschijnt meteen. Ook een uitgeschakelde knop krijgt de focus.'],
    ['Enter of Spatie', 'Voert de actie uit, of opent het menu.'],
    ['Pijl omhoog, Pijl omlaag, Home en End', 'Gaan door het open menu.'],
    ['Letters', 'Springen in het open menu naar de actie die zo begint.'],
    ['Esc', 'Sluit het menu of de tooltip. Na het menu keert de focus terug naar ‘Meer acties’.'],
  ],
  accessibility: [
    'Een groep met een naam als ‘Acties voor Horeca’. Elke knop heet naar haar actie: ‘Bewerken’, ‘Foto toevoegen’, ‘Verbergen’, ‘Tonen’, ‘Kopiëren’, ‘Exporteren’, ‘Verwijderen’.',
    'Een uitgeschakelde knop negeert drukken en zegt in een rode tooltip waarom; met een vinger komt die na een tik. In het menu staat de reden achter de naam.',
    'Een actie die bezig is, heeft aria-busy, draait en negeert drukken, maar houdt de focus.',
    'Kijk na: 40 px per knop met de muis, 44 px met de vinger. In een rij op een gsm staan er hoogstens twee.',
  ],
  specification: [
    { section: '§4 · Modus', sentence: 'Bewerkmodus toont bewerken, verwijderen, verbergen/tonen, foto, kopiëren en exporteren.' },
    { section: '§6 · Andere regels', sentence: 'Wie geen SuperAdmin is, wijzigt enkel eigen collecties: ‘Je kan enkel collecties van jezelf aanpassen of verwijderen’.' },
    { section: '§8 · Uitgeschakelde items', sentence: 'De tooltip zegt ‘Niet beschikbaar’ als bewerken niet mag, en kan er als een fout uitzien.' },
    { section: '§9 · Tijden', sentence: 'De tooltip verschijnt na 300 ms.' },
  ],
  seeAlso: ['controls/IconButton', 'overlays/Menu', 'tiles/Tile', 'frame/DataTable'],
};
