import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the login form. */
export const docs: WidgetDocs = {
  name: 'aanmeldformulier',
  purpose: 'De eerste stap van het aanmelden: e-mail en paswoord.',
  notFor: [
    'De eenmalige code: neem session/CodeForm.',
    'Een nieuw paswoord geven: neem people/PasswordForm.',
  ],
  keyboard: [
    ['Tab', "Gaat van E-mail naar Paswoord, naar 'Toon wat je typt', en naar Aanmelden zodra beide geldig zijn."],
    ['Enter', 'Meldt aan vanuit een veld, zodra beide geldig zijn.'],
    ['Enter of Spatie', "Op 'Toon wat je typt': toont het paswoord of verbergt het weer."],
  ],
  accessibility: [
    'Elke fout hoort als beschrijving bij haar veld en wordt voorgelezen zodra ze verschijnt; er is plaats voor vrijgehouden, zodat niets verspringt.',
    'Waarom aanmelden niet lukte, wordt meteen voorgelezen, onder de knop.',
    'Een paswoordbeheerder herkent beide velden.',
    'Terwijl het aanmelden loopt, kan het formulier niet nog eens verstuurd worden.',
    'De proefaccounts staan er enkel in de demo: een druk vult het formulier in.',
    "Kijk na: 'Aanmelden' is gedempt tot beide velden geldig zijn; met het schermtoetsenbord van een tablet open blijven de velden te bereiken.",
  ],
  specification: [
    { section: '§2 · Aanmelden', sentence: 'De eerste stap is e-mail en paswoord; wie al aangemeld is, gaat naar /.' },
    { section: '§5 · Aanmelden', sentence: "'email invullen is verplicht' en 'paswoord invullen is verplicht'." },
    { section: '§8 · Fouten', sentence: "Antwoordt de server niet: 'Not connected to the brains of the app'." },
  ],
  seeAlso: ['login/CodeForm', 'login/LoginScreen', 'controls/TextField', 'screens/Aanmelden'],
};
