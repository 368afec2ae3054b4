import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of the own profile. */
export const docs: WidgetDocs = {
  name: 'profielformulier',
  purpose: 'Wijzigt de eigen gebruikersnaam, e-mail en telefoon. Wie geen Admin of SuperAdmin is, kan enkel de telefoon wijzigen.',
  notFor: [
    'Om een andere gebruiker te wijzigen: neem people/UserForm.',
    'Om de eigen foto te wijzigen: neem people/AvatarForm.',
    'Voor de waarschuwing dat je opnieuw moet inloggen: die vraagt feedback/ConfirmDialog na ‘Opslaan’.',
  ],
  keyboard: [
    ['Tab', 'Gaat langs de velden en de knoppen. De focus begint in het eerste veld dat gewijzigd kan worden en blijft binnen het venster.'],
    ['Enter', 'Bewaart vanuit een veld, als alles klopt.'],
    ['Esc', 'Sluit; is er iets gewijzigd, dan vraagt het formulier eerst of dat weg mag.'],
  ],
  accessibility: [
    'Een dialoogvenster ‘Mijn profiel aanpassen’. Velden die niet gewijzigd kunnen worden, zijn uitgeschakeld en worden niet nagekeken.',
    'Een fout staat bij haar veld en wordt beleefd voorgelezen. Wat aan het bestaande profiel ontbreekt, wordt meteen bij het openen gezegd.',
    'Wat de server weigert, komt bij het veld te staan en dat veld krijgt de focus.',
    'Kijk na: elk veld houdt plaats vrij voor één regel fout, zodat niets verspringt.',
  ],
  specification: [
    { section: '§4 · Profiel bewaren', sentence: 'Na het bewaren van eigen gegevens moet je opnieuw inloggen.' },
    { section: '§5 · Gebruiker', sentence: '‘Het is verplicht de gebruiker een naam te geven’, ‘Gelieve enkel alfabetische karakters te gebruiken, zonder spaties’, ‘Het is verplicht de gebruiker een geldig email adres te geven’, ‘Het is verplicht de gebruiker een telefoon nummer te geven’.' },
    { section: '§6 · Andere regels', sentence: 'E-mail en gebruikersnaam zijn uitgeschakeld voor wie geen admin is.' },
    { section: '§6 · ViewOnly', sentence: 'De gegevens van een ViewOnly gaan niet naar de server: ze blijven op het scherm.' },
  ],
  seeAlso: ['people/ProfileCard', 'forms/UserForm', 'forms/AvatarForm', 'overlays/ConfirmDialog'],
};
