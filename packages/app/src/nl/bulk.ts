import type { ResourceName } from '@staalkaart/api-client';
import { irreversible } from './removal.ts';

/** One of a kind, and more of it. */
const words = {
  Products: ['product', 'producten'],
  Categories: ['categorie', 'categorieën'],
  Segments: ['segment', 'segmenten'],
  Collections: ['collectie', 'collecties'],
  Customers: ['klant', 'klanten'],
  Materials: ['materiaal', 'materialen'],
  Tags: ['tag', 'tags'],
  Users: ['gebruiker', 'gebruikers'],
  Assets: ['medium', 'media'],
} as const satisfies Record<ResourceName, readonly [string, string]>;

const count = (kind: ResourceName, of: number) => `${of} ${words[kind][of === 1 ? 0 : 1]}`;
const products = (of: number) => count('Products', of);

/** What is chosen, and what is done with it: many at once. */
export const bulkTexts = {
  count,
  chosen: (kind: ResourceName, of: number) => (of === 0 ? 'Nog niets gekozen' : `${count(kind, of)} gekozen`),
  page: 'Alles op deze pagina',
  pageShort: 'deze pagina',
  list: (kind: ResourceName, of: number) => (of === 1 ? count(kind, of) : `Alle ${count(kind, of)}`),
  query: (of: number) => `Alle ${of} van deze zoekopdracht`,
  allShort: (of: number) => `Alle ${of}`,
  nothing: 'Niets',

  collect: 'In collectie',
  uncollect: 'Uit de collectie',
  show: 'Tonen',
  hide: 'Verbergen',
  remove: 'Verwijderen',
  activate: 'Activeren',
  deactivate: 'Deactiveren',
  labels: {
    categories: { addLabel: 'Categorie toevoegen', removeLabel: 'Categorie weghalen' },
    tags: { addLabel: 'Tag toevoegen', removeLabel: 'Tag weghalen' },
    materials: { addLabel: 'Materiaal toevoegen', removeLabel: 'Materiaal weghalen' },
  },
  whichCollection: (of: number) => `${products(of)} in welke collectie?`,
  newCollection: 'Nieuwe collectie …',
  unknownMade: (name: string, of: number) => `Welke collectie ${name} net gemaakt werd, is niet te zien. Steek er zelf ${products(of)} in.`,
  whichLabel: {
    categories: { addLabel: 'Welke categorie toevoegen?', removeLabel: 'Welke categorie weghalen?' },
    tags: { addLabel: 'Welke tag toevoegen?', removeLabel: 'Welke tag weghalen?' },
    materials: { addLabel: 'Welk materiaal toevoegen?', removeLabel: 'Welk materiaal weghalen?' },
  },

  collected: (collection: string) => (of: number) => `${products(of)} in de collectie ${collection} gestoken`,
  uncollected: (collection: string) => (of: number) => `${products(of)} uit de collectie ${collection} gehaald`,
  shown: (kind: ResourceName) => (of: number) => `${count(kind, of)} getoond`,
  hidden: (kind: ResourceName) => (of: number) => `${count(kind, of)} verborgen`,
  visibilityText: (kind: ResourceName, of: number, isVisible: boolean) => `${count(kind, of)} worden ${isVisible ? 'getoond' : 'verborgen'}, één voor één. Dat duurt even.`,
  labelled: (label: string) => (of: number) => `${label} toegevoegd aan ${products(of)}`,
  unlabelled: (label: string) => (of: number) => `${label} weggehaald van ${products(of)}`,
  removed: (kind: ResourceName) => (of: number) => `${count(kind, of)} verwijderd`,
  activated: (of: number) => `${count('Users', of)} geactiveerd`,
  deactivated: (of: number) => `${count('Users', of)} gedeactiveerd`,
  /** Undoing leaves those as they were. */
  withBefore: (sentence: string, before: number) => (before > 0 ? `${sentence}, ${before} ervan al eerder` : sentence),
  broken: (label: string, done: number, total: number) => `${label} werd afgebroken: zeker ${done} van ${total} gedaan.`,
  notWhole: (label: string, done: number, total: number) => `${label}: ${done} van ${total} gedaan.`,
  untold: (reason: string) => `${reason}${/[.!?]$/.test(reason) ? '' : '.'} Misschien is het toch gebeurd.`,

  // By a colleague.
  alreadyRemoved: 'Dit was al verwijderd.',
  gone: 'Dit product bestaat niet (meer).',
  unavailable: 'Niet beschikbaar',
  oneself: 'Je kan jezelf niet verwijderen of deactiveren.',
  staysVisible: 'Een collectie van een SuperAdmin blijft zichtbaar.',
  removeText: (kind: ResourceName, of: number, names: readonly string[]) =>
    `${new Intl.ListFormat('nl').format([...names, ...(of > names.length ? [`nog ${count(kind, of - names.length)}`] : [])])} ${of === 1 ? 'wordt' : 'worden'} verwijderd. ${irreversible.text}`,
} as const;
