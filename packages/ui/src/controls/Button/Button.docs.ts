import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the button. */
export const docs: WidgetDocs = {
  name: 'knop',
  purpose: 'Voert één handeling uit: opslaan, toevoegen, verwijderen. Donker voor de hoofdhandeling, stil ernaast, oranje en rood voor wat er met een collectie gebeurt.',
  notFor: [
    'Om ergens naartoe te gaan: neem controls/ButtonLink, die in een nieuw tabblad open kan.',
    'Met enkel een pictogram: neem controls/IconButton, die een naam en een tooltip meebrengt.',
    'Twee donkere knoppen naast elkaar: een pagina heeft één hoofdhandeling, de andere is stil.',
  ],
  keyboard: [
    ['Tab', 'Brengt de focus op de knop.'],
    ['Enter of Spatie', 'Voert de handeling uit.'],
  ],
  accessibility: [
    'De tekst is de naam; een pictogram ernaast wordt niet voorgelezen.',
    'Onderweg (isPending) houdt de knop haar plaats en de focus, zegt dat ze bezig is en negeert wie nog eens drukt.',
    'Kijk na: 40 px hoog met de muis, 44 px waar met vingers gedrukt wordt.',
  ],
  specification: [
    { section: '§4 · Collectiekiezer', sentence: 'De knop is rood met ‘Verwijderen’ als het product in de collectie zit, en oranje met ‘Toevoegen’ als het er niet in zit.' },
    { section: '§5 · Formulieren', sentence: 'Zolang een formulier niet klopt, is de knop om op te slaan uitgeschakeld.' },
  ],
  seeAlso: ['controls/ButtonLink', 'controls/IconButton', 'frame/AddButton'],
};
