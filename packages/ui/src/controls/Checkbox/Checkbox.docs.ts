import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the checkbox. */
export const docs: WidgetDocs = {
  name: 'aankruisvakje',
  purpose: 'Laat iemand iets aan- of uitzetten. Het vakje en zijn tekst zijn samen één raakvlak.',
  notFor: [
    'Kiezen tussen twee weergaven of standen: neem navigation/ViewToggle of navigation/ModeSwitch, die tonen beide mogelijkheden.',
    'Veel keuzes in een formulier: neem controls/ComboBox, waarin je kunt zoeken.',
    'Een handeling die meteen gebeurt, zoals verwijderen: neem controls/Button.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op het vakje.'],
    ['Spatie', 'Vinkt aan of uit.'],
  ],
  accessibility: [
    'Rol checkbox; de tekst ernaast is de naam.',
    'Uitleg hoort als beschrijving bij het vakje.',
    'Kijk na: 32 px hoog met de muis, 44 px waar met vingers gedrukt wordt; ook een druk op de tekst vinkt aan.',
  ],
  specification: [
    { section: '§2 · Producten', sentence: 'De filtergroepen bieden hun mogelijkheden aan met aankruisvakjes.' },
    { section: '§4 · Productmedia', sentence: "'Ik wil een video opladen' staat enkel op het formulier van een nieuw media-item: bij het wijzigen ligt de soort vast." },
    { section: '§6 · SuperAdmin', sentence: 'Enkel de SuperAdmin ziet op een collectie de vakjes voor zichtbaarheid en privé.' },
  ],
  seeAlso: ['frame/FilterPanel', 'overlays/ComboBox', 'frame/ModeSwitch'],
};
