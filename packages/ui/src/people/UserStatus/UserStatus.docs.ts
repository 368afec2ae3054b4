import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the status of a user. */
export const docs: WidgetDocs = {
  name: 'gebruikersstatus',
  purpose: 'Zegt in de lijst van gebruikers of iemand zich kan aanmelden: ‘Actief’ met een vol bolletje, ‘Niet actief’ met een hol bolletje.',
  notFor: [
    'Om de status te veranderen: dat is een vakje in people/UserForm.',
    'Om te kiezen welke gebruikers je ziet: neem people/ActiveToggle.',
  ],
  keyboard: [],
  accessibility: [
    'Gewone tekst: het woord zegt alles, het bolletje wordt niet voorgelezen.',
    'Kijk na: het verschil is ook zonder kleur te zien, aan het volle en het holle bolletje.',
  ],
  specification: [
    { section: '§3 · Gebruiker', sentence: 'Een gebruiker is actief of niet (isActive).' },
    { section: '§2 · /users', sentence: 'De pagina wisselt tussen actieve en non-actieve gebruikers.' },
  ],
  seeAlso: ['people/ActiveToggle', 'forms/UserForm', 'frame/DataTable'],
};
