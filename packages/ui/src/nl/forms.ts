import { feedback } from './feedback.ts';

/** What the forms ask, and what they say when an answer will not do (specification §5). */
export const formText = {
  save: 'Opslaan',
  saveAndNext: 'Opslaan en volgende',
  add: 'Toevoegen',
  cancel: 'Annuleer',
  close: 'Sluiten',
  unsaved: 'Je wijzigingen zijn nog niet opgeslagen.',
  maybeSaved: 'Je wijzigingen zijn misschien al opgeslagen.',
  slow: 'Dit duurt langer dan gewoonlijk. Wie sluit, hoort hoe het afloopt.',
  slowPage: 'Dit duurt langer dan gewoonlijk. Wie weggaat, hoort hoe het afloopt.',
  keepWorking: 'Verder werken',
  discard: 'Wijzigingen weggooien',
  leave: (unsaved: string) => `${unsaved} Wil je deze pagina toch verlaten?`,

  name: 'Naam',
  nameOf: (name: string) => `Naam van ${name}`,
  renamed: (name: string) => `Heet intussen ‘${name}’. Enter vervangt dat, Escape laat het zo.`,
  rename: 'Dubbelklik of F2: naam wijzigen',
  order: 'Volgorde',
  segments: 'Segmenten',
  customerCode: 'Multipress klant code',
  contact: 'Contactpersoon',
  description: 'Omschrijving',
  collectionOf: (owner: string) => `Collectie van ${owner}`,
  isPrivate: 'Privé',
  isVisible: 'Zichtbaar',
  customer: 'Klant',
  erpId: 'Multipress nummer',
  amount: 'Aantal',
  formatOpen: 'Formaat open',
  formatClosed: 'Formaat gesloten',
  categories: 'Categorieën',
  tags: 'Tags',
  materials: 'Materialen',
  fixedHelp: 'Collecties van een SuperAdmin zijn altijd privé en zichtbaar.',
  needsMedia: 'Een product kan pas getoond worden als het minstens 1 media item heeft.',
} as const;

/** When the same fields were changed elsewhere too: by a colleague, or by the person in another tab. */
export const clashText = {
  title: 'Intussen ook aangepast',
  intro: (who: string | undefined, when: string | undefined) =>
    `Intussen ${who ? `heeft ${who} dit` : 'is dit'} ook aangepast${when ? ` (${when})` : ''}. Kies per veld wat bewaard wordt.`,
  mine: 'Jouw versie',
  theirs: (who: string | undefined) => (who ? `Versie van ${who}` : 'Andere versie'),
  nothing: '(leeg)',
  same: 'Alleen de opmaak verschilt.',
  back: 'Terug naar het formulier',
  save: 'Opslaan',
} as const;

/** What a field with a list says. */
export const comboText = {
  remove: (name: string) => `Verwijder ${name}`,
  chosen: (name: string) => `${name} gekozen`,
  removed: (name: string) => `${name} verwijderd`,
  more: (count: number) => `Nog ${count} ${count === 1 ? 'resultaat' : 'resultaten'}, typ verder om te verfijnen`,
  found: (count: number, offer?: string) => [feedback.results(count), ...(offer ? [offer] : [])].join(', '),
  nothing: (query: string) => `Niets gevonden voor “${query}”`,
  none: 'Er is nog niets om te kiezen.',
  loading: 'De lijst wordt geladen …',
  failed: 'De lijst kon niet geladen worden.',
  retry: 'Opnieuw proberen',
  unknown: (id: string) => `Onbekend (${id})`,
  gone: (name: string) => `${name} (bestaat niet meer)`,
} as const;
