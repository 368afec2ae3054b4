import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a customer. */
export const docs: WidgetDocs = {
  name: 'klantformulier',
  purpose: 'Maakt een klant of past er een aan, in een venster: naam, Multipress klant code en contactpersoon.',
  notFor: [
    'Om bij een product een klant te kiezen: dat doet forms/ProductForm met een keuzelijst.',
    'Om een klant te verwijderen: neem feedback/ConfirmDialog.',
    'Voor een gebruiker van de applicatie: neem people/UserForm.',
  ],
  keyboard: [...dialogKeys, ...textKeys],
  accessibility: [
    ...dialogAccessibility,
    'Kijk na: een klacht van de server over de code verdwijnt pas als de code gewijzigd wordt, niet als men het veld verlaat.',
  ],
  specification: [
    ...dialogRules,
    { section: '§2 · Titels van formulieren', sentence: 'De titel is ‘Customer aanpassen’ of ‘Nieuwe customer’.' },
    { section: '§5 · Klant', sentence: 'Zonder naam: ‘Het is verplicht de klant een naam te geven’. Zonder code: ‘Het is verplicht een multipress klant code in te vullen’.' },
    { section: '§3 · Klant', sentence: 'De contactpersoon is niet verplicht en draagt het woord ‘optioneel’.' },
  ],
  seeAlso: ['forms/MaterialForm', 'forms/TagForm', 'overlays/FormDialog', 'frame/DataTable'],
};
