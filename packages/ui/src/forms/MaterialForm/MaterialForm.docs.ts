import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a material. */
export const docs: WidgetDocs = {
  name: 'materiaalformulier',
  purpose: 'Maakt een materiaal of past de naam van een materiaal aan, in een venster met één veld.',
  notFor: [
    'Om bij een product materialen te kiezen: dat doet forms/ProductForm met een keuzelijst.',
    'Om een materiaal te verwijderen: neem feedback/ConfirmDialog.',
    'Voor een tag: neem forms/TagForm, met hetzelfde veld en een eigen melding.',
  ],
  keyboard: [...dialogKeys, ...textKeys],
  accessibility: [
    ...dialogAccessibility,
    'Kijk na: onder het veld is plaats voor de melding, zodat de knoppen niet verspringen als ze komt.',
  ],
  specification: [
    ...dialogRules,
    { section: '§2 · Titels van formulieren', sentence: 'De titel is ‘Materiaal aanpassen’ of ‘Nieuw materiaal’.' },
    { section: '§5 · Naam van een materiaal', sentence: 'Zonder naam: ‘Het is verplicht het materiaal een naam te geven’.' },
  ],
  seeAlso: ['forms/TagForm', 'forms/CustomerForm', 'overlays/FormDialog', 'frame/DataTable'],
};
