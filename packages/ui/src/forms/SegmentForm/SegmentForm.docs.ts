import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, photoKeys, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a segment. */
export const docs: WidgetDocs = {
  name: 'segmentformulier',
  purpose: 'Maakt een segment of past er een aan, in een venster. Een nieuw segment krijgt enkel een naam; bij een bestaand segment komen de volgorde en de foto erbij.',
  notFor: [
    'Om enkel de foto te vervangen: neem forms/ImageForm.',
    'Om te kiezen in welke segmenten een categorie zit: dat doet forms/CategoryForm.',
  ],
  keyboard: [...dialogKeys, ...textKeys, ...photoKeys],
  accessibility: [
    ...dialogAccessibility,
    'Volgorde is een tekstveld dat op een tablet of gsm het cijferklavier oproept.',
    'Kijk na: een naam met enkel spaties telt als geen naam.',
  ],
  specification: [
    ...dialogRules,
    { section: '§5 · Naam van een segment', sentence: 'Zonder naam: ‘Het is verplicht het segment een naam te geven’.' },
    { section: '§7 · Segment bewaren', sentence: 'Een nieuw segment wordt verstuurd met zijn naam. Een aangepast segment met zijn volgorde en, als er een gekozen is, een foto.' },
  ],
  seeAlso: ['forms/CategoryForm', 'forms/ImageForm', 'overlays/FormDialog', 'tiles/Tile'],
};
