import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { chipKeys, dialogAccessibility, dialogKeys, dialogRules, listKeys, photoKeys, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a category. */
export const docs: WidgetDocs = {
  name: 'categorieformulier',
  purpose: 'Maakt een categorie of past er een aan, in een venster: naam, segmenten en foto. Bij een bestaande categorie ook de volgorde.',
  notFor: [
    'Om enkel de foto te vervangen: neem forms/ImageForm.',
    'Om een categorie te verwijderen: neem feedback/ConfirmDialog.',
    'Voor een segment: neem forms/SegmentForm.',
  ],
  keyboard: [...dialogKeys, ...textKeys, ...listKeys, ...chipKeys, ...photoKeys],
  accessibility: [
    ...dialogAccessibility,
    'Segmenten is een keuzelijst met meer keuzes: wat gekozen of weggenomen wordt, wordt voorgelezen. Elk gekozen segment heeft een knop ‘Verwijder …’ met zijn naam.',
    'Kijk na: kan de lijst met segmenten niet geladen worden, dan blijven de gekozen segmenten bij naam staan en biedt de lijst ‘Opnieuw proberen’.',
  ],
  specification: [
    ...dialogRules,
    { section: '§5 · Naam van een categorie', sentence: 'Zonder naam: ‘Het is verplicht de categorie een naam te geven’.' },
    { section: '§5 · Segmenten van een categorie', sentence: 'Zonder segment: ‘Het is verplicht om minimum één segment te kiezen voor een category’. Het veld Volgorde verschijnt enkel bij een bestaande categorie.' },
    { section: '§7 · Categorie bewaren', sentence: 'Een nieuwe categorie wordt verstuurd met volgorde 0.' },
    { section: '§8 · Stille fouten', sentence: 'Kunnen de segmenten niet geladen worden, dan komt er geen melding over het scherm heen.' },
  ],
  seeAlso: ['forms/SegmentForm', 'forms/ImageForm', 'overlays/FormDialog', 'overlays/ComboBox', 'tiles/Tile'],
};
