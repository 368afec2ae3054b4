import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a tag. */
export const docs: WidgetDocs = {
  name: 'tagformulier',
  purpose: 'Maakt een tag of past de naam van een tag aan, in een venster met één veld. Het is het kleinste formulier: hier is te zien hoe alle formulieren vragen, bewaren en mislukken.',
  notFor: [
    'Om bij een product tags te kiezen: dat doet forms/ProductForm met een keuzelijst.',
    'Om een tag te verwijderen: neem feedback/ConfirmDialog.',
    'Voor een materiaal: neem forms/MaterialForm, met hetzelfde veld en een eigen melding.',
  ],
  keyboard: [...dialogKeys, ...textKeys],
  accessibility: [
    ...dialogAccessibility,
    'Tijdens het bewaren zegt de knop dat ze bezig is en houdt ze haar plaats en de focus. Niets sluit het venster dan, en er wordt maar één keer verstuurd.',
    'Kijk na: mislukt het bewaren, dan blijft het venster open met wat getypt werd.',
  ],
  specification: [
    ...dialogRules,
    { section: '§2 · Titels van formulieren', sentence: 'De titel is ‘Tag aanpassen’ of ‘Nieuwe tag’.' },
    { section: '§5 · Naam van een tag', sentence: 'Zonder naam: ‘Het is verplicht de tag een naam te geven’.' },
  ],
  seeAlso: ['forms/MaterialForm', 'forms/CustomerForm', 'overlays/FormDialog', 'controls/Chips'],
};
