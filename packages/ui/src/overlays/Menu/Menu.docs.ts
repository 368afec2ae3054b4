import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the menu. */
export const docs: WidgetDocs = {
  name: 'keuzemenu',
  purpose: 'Een lijst handelingen of koppelingen achter een knop. Met een vinkje dient het om één uit enkele te kiezen.',
  notFor: [
    'Een keuze in een formulier: neem controls/ComboBox.',
    'Twee of drie mogelijkheden die in het zicht mogen staan: neem navigation/ViewToggle of navigation/ModeSwitch.',
    'Drie puntjes op een pagina: neem navigation/OverflowMenu, dat de knop meebrengt.',
  ],
  keyboard: [
    ['Enter, Spatie, Pijl omlaag, Pijl omhoog', 'Openen het menu vanaf de knop.'],
    ['Pijl omlaag, Pijl omhoog', 'Gaan naar de volgende of vorige; na de laatste komt de eerste. Wat niet te kiezen is, wordt overgeslagen.'],
    ['Home, End', 'Gaan naar de eerste of de laatste.'],
    ['Letters', 'Gaan naar de eerste die zo begint.'],
    ['Enter of Spatie', 'Kiest en sluit.'],
    ['Esc', 'Sluit zonder te kiezen.'],
    ['Tab', 'Sluit en gaat verder op de pagina.'],
  ],
  accessibility: [
    'Rol menu, met de knop als naam; de regels zijn menuitem, of menuitemradio met een vinkje waar er één gekozen is.',
    'Na kiezen of Esc staat de focus weer op de knop. Met het toetsenbord geopend begint de focus op wat aangevinkt is.',
    'Een druk ernaast sluit het menu. In een venster staat het menu erboven.',
    'Kijk na: regels zijn 40 px hoog met de muis, 44 px waar met vingers gedrukt wordt; het menu blijft 8 px van de rand van het scherm.',
  ],
  specification: [
    { section: '§2 · Hoofding', sentence: "Achter de profielfoto staan 'Mijn profiel' en 'Uitloggen'." },
    { section: '§9 · Sorteren', sentence: 'De volgorde van producten is er één uit vier: geen, code, aanmaakdatum, laatst gewijzigd.' },
  ],
  seeAlso: ['overlays/OverflowMenu', 'frame/SortMenu', 'frame/AvatarMenu', 'overlays/ComboBox'],
};
