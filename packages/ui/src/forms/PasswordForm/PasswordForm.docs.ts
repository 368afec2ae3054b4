import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of a new password. */
export const docs: WidgetDocs = {
  name: 'paswoordformulier',
  purpose: 'Geeft een andere gebruiker een nieuw paswoord. Je typt het twee keer; het oude wordt niet gevraagd.',
  notFor: [
    'Om een nieuwe gebruiker te maken: het paswoord staat dan in people/UserForm.',
    'Om de tweede stap opnieuw in te stellen: dat is een vakje in people/UserForm, voor de SuperAdmin.',
    'Om aan te melden: neem session/LoginForm.',
  ],
  keyboard: [
    ['Tab', 'Gaat langs de velden, ‘Toon wat je typt’ en de knoppen. De focus begint in het eerste veld en blijft binnen het venster.'],
    ['Enter', 'Bewaart vanuit een veld, als alles klopt.'],
    ['Spatie of Enter op ‘Toon wat je typt’', 'Toont of verbergt wat in dat veld staat.'],
    ['Esc', 'Sluit; is er iets getypt, dan vraagt het formulier eerst of dat weg mag.'],
  ],
  accessibility: [
    'Een dialoogvenster ‘Paswoord wijzigen’, met de zin voor wie het paswoord is.',
    'Een fout staat bij haar veld en wordt beleefd voorgelezen. Verander je het eerste veld, dan wordt het tweede opnieuw nagekeken.',
    'Wat de server weigert, komt bij het veld te staan en dat veld krijgt de focus. Een fout zonder veld staat boven de knoppen en wordt meteen voorgelezen.',
    'Kijk na: elk veld houdt plaats vrij voor één regel fout, zodat niets verspringt.',
  ],
  specification: [
    { section: '§5 · Nieuw paswoord', sentence: 'Verplicht: ‘Het is verplicht de gebruiker een geldig nieuw password te geven’. Bevestiging verplicht en gelijk: ‘Dit moet overeenkomen met het bovenstaande nieuwe password’.' },
    { section: '§6 · Andere regels', sentence: 'Enkel Admin en SuperAdmin zetten een paswoord opnieuw.' },
  ],
  seeAlso: ['forms/UserForm', 'overlays/FormDialog', 'controls/TextField'],
};
