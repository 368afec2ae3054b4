import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of the own photo. */
export const docs: WidgetDocs = {
  name: 'profielfotoformulier',
  purpose: 'Zet een eigen profielfoto: een foto kiezen, ze tot een vierkant bijsnijden en ze opladen. Het rond van het kader en de voorbeelden tonen hoe ze eruit zal zien.',
  notFor: [
    'Voor de foto van een segment, categorie of collectie: neem forms/ImageForm, dat niets bijsnijdt.',
    'Voor de media van een product: neem media/MediaCreateForm.',
    'Om de foto enkel te tonen: neem navigation/Avatar.',
  ],
  keyboard: [
    ['Tab', 'Gaat langs kader, zoom en knoppen. Na het kiezen van een foto staat de focus op het kader.'],
    ['Pijltjes op het kader', 'Verschuiven de foto in die richting; met Shift vijf keer zo ver.'],
    ['+ en −', 'Zoomen op het kader in en uit, van 100 % tot 400 %.'],
    ['Pijl links en rechts op ‘Zoom’', 'Veranderen de zoom fijner.'],
    ['Enter of Spatie op een knop', 'Drukt erop: ‘Kies een andere foto’, ‘Inzoomen’, ‘Uitzoomen’, ‘Opladen’.'],
    ['Esc', 'Sluit; is er al een foto gekozen, dan vraagt het formulier eerst of die weg mag.'],
  ],
  accessibility: [
    'Een dialoogvenster ‘Foto toevoegen’ of ‘Foto wijzigen’. Het kader heet ‘Uitsnede van je foto’ en geeft de toetsen als beschrijving; na elke toets wordt gezegd waar het midden ligt en hoe groot de zoom is.',
    'Slepen en knijpen kan ook zonder: tikken zet een plek in het midden, de schuif en de knoppen zoomen.',
    'Een geweigerd bestand wordt meteen gemeld; een foto die al bijgesneden wordt, blijft staan.',
    'Kijk na: op een gsm staan kader en knoppen samen in beeld.',
  ],
  specification: [
    { section: '§2 · /profile', sentence: 'De profielfoto kan je toevoegen of wijzigen.' },
    { section: '§5 · Foto opladen', sentence: 'Een foto is verplicht: ‘Een foto file kiezen is verplicht’ (ook ‘imageFile is required’). Te groot: ‘File is groter dan {n} MB. Kleinere files opladen aub.’.' },
    { section: '§6 · ViewOnly', sentence: 'Ook van een ViewOnly wordt de foto bewaard.' },
  ],
  seeAlso: ['people/ProfileCard', 'forms/ImageForm', 'media/ImageUpload', 'controls/Avatar'],
};
