import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the card of the own profile. */
export const docs: WidgetDocs = {
  name: 'profielkaart',
  purpose: 'Toont op ‘Mijn profiel’ de eigen foto en gegevens, met een knop om elk van beide te wijzigen. Rol en status staan er enkel voor PowerUser, Admin en SuperAdmin.',
  notFor: [
    'Voor de gegevens van een andere gebruiker: die staan in registers/DataTable en people/UserForm.',
    'Als menu in de hoofding: neem navigation/AvatarMenu.',
  ],
  keyboard: [
    ['Tab', 'Gaat van ‘Foto wijzigen’ of ‘Foto toevoegen’ naar ‘Bewerken’.'],
    ['Enter of Spatie', 'Opent het formulier van de foto of van de gegevens.'],
  ],
  accessibility: [
    'Een gebied ‘Mijn profiel’ met een lijst van termen en waarden. De foto is versiering: de naam staat in de lijst.',
    'Wat de server niet geeft, staat er als ‘–’. Zonder foto staan er initialen.',
    'Kijk na: een lang e-mailadres breekt af binnen de kaart; op een gsm staat de foto boven de gegevens.',
  ],
  specification: [
    { section: '§2 · /profile', sentence: '‘Mijn profiel’ toont naam, e-mail, telefoon, rol en status, en de foto met een knop om ze te wijzigen of toe te voegen. Rol en status zijn er enkel voor PowerUser, Admin en SuperAdmin.' },
    { section: '§9 · Initialen', sentence: 'De eerste letters van de woorden van de naam, of de eerste 3 tekens als het één woord is.' },
  ],
  seeAlso: ['forms/ProfileForm', 'forms/AvatarForm', 'people/MyCollections', 'product/FactList', 'controls/Avatar'],
};
