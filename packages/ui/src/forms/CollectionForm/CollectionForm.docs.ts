import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, photoKeys, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a collection. */
export const docs: WidgetDocs = {
  name: 'collectieformulier',
  purpose: 'Maakt een collectie of past er een aan, in een venster: naam, omschrijving en foto. Een SuperAdmin krijgt ook de vakjes ‘Privé’ en ‘Zichtbaar’.',
  notFor: [
    'Om een product in een collectie te steken: neem collections/CollectionPicker.',
    'Om enkel de foto te vervangen: neem forms/ImageForm.',
    'Om een collectie te verbergen of te tonen: dat is een actie op haar tegel, zie catalogue/ActionGroup.',
  ],
  keyboard: [
    ...dialogKeys,
    ...textKeys,
    ['Enter', 'In Omschrijving: begint een nieuwe regel.'],
    ['Spatie', 'Op een vakje: vinkt aan of uit. Enter bewaart ook daar.'],
    ...photoKeys,
  ],
  accessibility: [
    'Is de collectie van iemand anders, dan staat boven de velden van wie: ‘Collectie van …’.',
    ...dialogAccessibility,
    'Vaste vakjes staan aangevinkt en uitgeschakeld; eronder staat ‘Collecties van een SuperAdmin zijn altijd privé en zichtbaar.’',
    'Kijk na: de vakjes zijn met een vinger 44 px hoog, hun tekst inbegrepen.',
  ],
  specification: [
    ...dialogRules,
    { section: '§3 · Collectie', sentence: 'Een nieuwe collectie is privé en zichtbaar. De omschrijving is niet verplicht.' },
    { section: '§5 · Naam van een collectie', sentence: 'Zonder naam: ‘Het is verplicht de collectie een naam te geven’. Wat niet verplicht is, draagt het woord ‘optioneel’.' },
    { section: '§6 · SuperAdmin', sentence: 'Enkel een SuperAdmin ziet de vakjes. Zijn eigen collecties worden altijd privé en zichtbaar bewaard.' },
  ],
  seeAlso: ['forms/ImageForm', 'tiles/CollectionTile', 'tiles/CollectionPicker', 'overlays/FormDialog', 'people/MyCollections'],
};
