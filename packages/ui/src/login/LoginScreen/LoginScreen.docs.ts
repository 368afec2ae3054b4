import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the login screen. */
export const docs: WidgetDocs = {
  name: 'aanmeldpagina',
  purpose: 'De pagina rond het aanmelden: links een wand van drukwerk, rechts het logo en het formulier. Op een gsm blijft enkel het formulier over.',
  notFor: [
    'Een pagina van de applicatie zelf: die heeft navigation/Header en navigation/PageHeader.',
    'Een formulier in een venster: neem controls/FormDialog.',
  ],
  keyboard: [],
  accessibility: [
    'Het rechterdeel is het hoofddeel van de pagina (main); het formulier brengt de kop van niveau 1 mee.',
    'De wand is versiering: ze wordt niet voorgelezen en neemt geen focus. Onder 768 px is ze er niet.',
    'De kolom met het formulier is hoogstens 380 px breed.',
    'Kijk na: niets schuift zijwaarts, op geen enkele breedte.',
  ],
  specification: [
    { section: '§2 · Aanmelden', sentence: '/login toont de twee stappen van het aanmelden.' },
  ],
  seeAlso: ['login/LoginForm', 'login/CodeForm', 'screens/Aanmelden'],
};
