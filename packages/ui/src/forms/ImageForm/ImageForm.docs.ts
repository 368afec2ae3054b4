import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { dialogAccessibility, dialogKeys, dialogRules, photoKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a picture. */
export const docs: WidgetDocs = {
  name: 'fotoformulier',
  purpose: 'Kiest één foto voor een segment, een categorie of een collectie, in een venster, en geeft ze door. Toont de huidige foto tot er een andere gekozen is. Het opladen zelf gebeurt daarna, buiten het venster.',
  notFor: [
    'Voor de foto’s en video’s van een product: neem media/MediaCreateForm, die er meer tegelijk aanneemt.',
    'Voor een profielfoto: neem people/AvatarForm.',
    'Als veld in een ander formulier: neem media/ImageUpload.',
  ],
  keyboard: [
    ...dialogKeys,
    ...photoKeys,
    ['Enter of Spatie', 'Op ‘Foto wissen’: laat het gekozen bestand los; de focus gaat naar ‘Kies een foto’.'],
  ],
  accessibility: [
    ...dialogAccessibility,
    'De focus begint op ‘Kies een foto’. Wie die knop verlaat zonder te kiezen, leest en hoort dat een foto verplicht is.',
    'Kijk na: mislukt het opladen, dan blijft het gekozen bestand staan en kan het opnieuw verstuurd worden.',
  ],
  specification: [
    ...dialogRules,
    { section: '§5 · Foto opladen', sentence: 'Zonder bestand: ‘Een foto file kiezen is verplicht’. Wordt het formulier toch zonder bestand verstuurd: ‘imageFile is required’.' },
    { section: '§5 · Foto opladen', sentence: 'De hulptekst zegt png of jpg, met de grootste toegelaten maat: 15 MB.' },
  ],
  seeAlso: ['media/ImageUpload', 'feedback/UploadProgress', 'forms/AvatarForm', 'tiles/Tile', 'overlays/FormDialog'],
};
