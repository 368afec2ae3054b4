import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of an existing medium. */
export const docs: WidgetDocs = {
  name: 'media wijzigen',
  purpose: 'Wijzigt de naam, de volgorde of het bestand van een media-item. Wordt het item intussen opnieuw gelezen, dan volgen de velden die nog niet aangeraakt zijn.',
  notFor: [
    'Om media toe te voegen: neem media/MediaCreateForm.',
    'Om van een foto een video te maken of omgekeerd: het soort ligt vast; verwijder het media-item en voeg een ander toe.',
    'Om meer media op volgorde te zetten: dat doet media/MediaTable, zonder venster.',
  ],
  keyboard: [
    ...dialogKeys,
    ...textKeys,
    ['Enter of Spatie', 'Op ‘Kies een bestand’: opent het bestandsvenster van het toestel.'],
    ['Ctrl + V', 'In het bestandsveld: plakt een gekopieerd bestand.'],
  ],
  accessibility: [
    ...dialogAccessibility,
    'Het bestandsveld is een groep met de naam ‘Bestand’. Na het wissen van een gekozen bestand gaat de focus naar de knop om te kiezen.',
  ],
  specification: [
    ...dialogRules,
    { section: '§5 · Mediabestand', sentence: 'Bij wijzigen is een bestand niet verplicht.' },
    { section: '§5 · Plaats van een video', sentence: 'Een video op de eerste plaats gaat naar de tweede: ‘Video\'s kunnen niet op de eerste plaats komen.’' },
    { section: '§4 · Media van een product', sentence: 'Het vakje ‘Ik wil een video opladen’ is er niet bij wijzigen: het soort kan niet veranderen.' },
    { section: '§3 · Media-item', sentence: 'Getoond wordt de naam tot het eerste liggende streepje, met de volgorde erachter.' },
  ],
  seeAlso: ['forms/MediaCreateForm', 'media/MediaTable', 'overlays/FormDialog'],
};
