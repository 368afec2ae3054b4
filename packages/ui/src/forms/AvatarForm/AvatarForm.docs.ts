import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of the own photo. */
export const docs: WidgetDocs = {
  name: 'profielfotoformulier',
  purpose: 'Zet een eigen profielfoto: een foto kiezen, ze tot een vierkant bijsnijden en ze opladen. Het rond van het kader toont hoe ze eruit zal zien.',
  notFor: [
    'Voor de foto van een segment, categorie of collectie: neem forms/ImageForm, dat niets bijsnijdt.',
    'Voor de media van een product: neem media/MediaCreateForm.',
    'Om de foto enkel te tonen: neem navigation/Avatar.',
  ],
  keyboard: [
    ['Tab', 'Gaat langs kader, zoom en knoppen. Na het kiezen van een foto blijft de focus op de knop, die dan ‘Kies een andere foto’ heet.'],
    ['Pijltjes op het kader', 'Verschuiven de foto in die richting; met Shift fijner.'],
    ['Pijltjes op ‘Zoom’', 'Zoomen in en uit, van 100 % tot 400 %; Home en End gaan naar de uitersten.'],
    ['Enter of Spatie op een knop', 'Drukt erop: ‘Kies een andere foto’, ‘Foto wissen’, ‘Opladen’.'],
    ['Esc', 'Sluit; is er al een foto gekozen, dan vraagt het formulier eerst of die weg mag.'],
  ],
  accessibility: [
    'Een dialoogvenster ‘Foto toevoegen’ of ‘Foto wijzigen’. Het kader heet ‘Uitsnede van je foto’ en geeft de toetsen als beschrijving; na elke wijziging wordt gezegd waar het midden ligt en hoe groot de zoom is.',
    'Slepen en knijpen kan ook zonder: tikken zet een plek in het midden, de schuif zoomt.',
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
