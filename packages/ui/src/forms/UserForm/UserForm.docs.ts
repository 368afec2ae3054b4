import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of a user. */
export const docs: WidgetDocs = {
  name: 'gebruikersformulier',
  purpose: 'Maakt een gebruiker of wijzigt er een: e-mail, naam, telefoon, rol en of die actief is. Een nieuwe gebruiker krijgt ook een paswoord; bij een bestaande opent een knop het formulier daarvoor.',
  notFor: [
    'Om de eigen gegevens te wijzigen: neem people/ProfileForm.',
    'Voor enkel een nieuw paswoord: neem people/PasswordForm.',
    'Voor een klant: neem forms/CustomerForm.',
  ],
  keyboard: [
    ['Tab', 'Gaat langs velden, vakjes en knoppen. De focus begint in het eerste veld dat gewijzigd kan worden en blijft binnen het venster.'],
    ['Pijl omhoog en omlaag op ‘Rol’', 'Openen de lijst en gaan erin op en neer; typen zoekt.'],
    ['Enter', 'Neemt de aangewezen rol. In een ander veld: bewaart, als alles klopt.'],
    ['Spatie', 'Vinkt een vakje aan of uit.'],
    ['Esc', 'Sluit eerst de lijst van rollen, dan het formulier; is er iets gewijzigd, dan vraagt het eerst of dat weg mag.'],
  ],
  accessibility: [
    'Een dialoogvenster dat zegt wat het doet, zoals ‘Gebruiker aanpassen’. E-mail en gebruikersnaam van een bestaande gebruiker zijn uitgeschakeld en worden niet nagekeken.',
    'Een fout staat bij haar veld en wordt beleefd voorgelezen. Het paswoord wordt opnieuw vergeleken als je het eerste veld verandert.',
    'Wat de server weigert, komt bij het veld te staan en dat veld krijgt de focus. Een fout zonder veld staat boven de knoppen en wordt meteen voorgelezen.',
    'Lukt het niet om de rollen te laden, dan staat in de lijst ‘Opnieuw proberen’; de gekozen rol houdt haar naam.',
  ],
  specification: [
    { section: '§5 · Gebruiker', sentence: 'E-mail, naam, telefoon en rol zijn verplicht, bij een nieuwe gebruiker ook het paswoord en zijn bevestiging: ‘Dit moet overeenkomen met het bovenstaande password’, ‘Het is verplicht om de gebruiker een rol toe te kennen’.' },
    { section: '§4 · Tweede stap', sentence: 'Een SuperAdmin kan bij een gebruiker met een geheim ‘Create new OTP qr-code?’ aanvinken.' },
    { section: '§6 · Andere regels', sentence: 'E-mail en gebruikersnaam zijn bij een bestaande gebruiker uitgeschakeld. Rol, actief en paswoord zijn er enkel voor Admin en SuperAdmin.' },
    { section: '§6 · Andere regels', sentence: 'Niemand wijzigt de eigen rol of status: ze zijn te zien, uitgeschakeld, met ‘Je kan je eigen rol en status niet wijzigen’.' },
    { section: '§8 · Gebruikers', sentence: 'Mislukt het aanmaken, dan zegt een melding alle fouten, met een komma ertussen.' },
  ],
  seeAlso: ['forms/PasswordForm', 'forms/ProfileForm', 'people/UserStatus', 'overlays/FormDialog', 'overlays/ComboBox'],
};
