import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the code form. */
export const docs: WidgetDocs = {
  name: 'verificatiecode',
  purpose: 'De tweede stap van het aanmelden: een eenmalige code uit een authenticator-app. Wie de eerste keer komt, krijgt een QR-code om te scannen.',
  notFor: [
    'E-mail en paswoord: neem session/LoginForm.',
    'Een code opnieuw laten instellen voor iemand anders: dat is een vakje in people/UserForm.',
  ],
  keyboard: [
    ['Tab', 'Gaat van de code naar Bevestigen, als er iets ingevuld is, en naar Terug naar aanmelden.'],
    ['Enter', 'Verstuurt de code.'],
  ],
  accessibility: [
    "De focus staat meteen in het veld 'Code'; een tablet of gsm toont een cijferklavier en kan de code zelf voorstellen.",
    "De QR-code heet 'QR-code voor je authenticator-app'. Iets anders dan een PNG van de server wordt niet getoond.",
    'Terwijl de code nagekeken wordt, kan ze niet nog eens verstuurd worden.',
    'Spaties in de code tellen niet mee: zo tonen de apps haar.',
    'Kijk na: de knop terug is altijd minstens 44 px hoog; de QR-code heeft een lichte rand, zodat een camera haar vindt.',
  ],
  specification: [
    { section: '§2 · Aanmelden', sentence: 'De tweede stap is een eenmalige code, met een QR-beeld als de server er een stuurt.' },
    { section: '§4 · Aanmelden', sentence: 'Aangemeld ben je pas als de code aanvaard is; een fout brengt je terug naar het begin.' },
    { section: '§5 · Code', sentence: "Leeg mag niet: 'code invullen is verplicht'." },
  ],
  seeAlso: ['login/LoginForm', 'login/LoginScreen', 'forms/UserForm', 'screens/Aanmelden'],
};
