import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the field of a picture. */
export const docs: WidgetDocs = {
  name: 'fotoveld',
  purpose: 'Een veld in een formulier om één foto te kiezen: met de knop, door te slepen of door te plakken. Toont de huidige foto tot er een andere gekozen is en weigert wat niet verstuurd kan worden.',
  notFor: [
    'Als venster met een knop ‘Opladen’: neem forms/ImageForm.',
    'Voor meer bestanden of voor video’s: neem media/MediaCreateForm.',
    'Voor een profielfoto die uitgesneden wordt: neem forms/AvatarForm.',
  ],
  keyboard: [
    ['Tab', 'Gaat naar ‘Kies een foto’ en, als er een gekozen is, naar ‘Foto wissen’.'],
    ['Enter of Spatie', 'Op ‘Kies een foto’: opent het bestandsvenster van het toestel.'],
    ['Enter of Spatie', 'Op ‘Foto wissen’: laat het gekozen bestand los; de focus gaat naar ‘Kies een foto’.'],
    ['Ctrl + V', 'In het veld: plakt een gekopieerde foto.'],
  ],
  accessibility: [
    'Het veld is een groep die naar zijn label heet. De hulptekst of de melding hoort bij de knop en wordt voorgelezen als ze verandert.',
    'De gekozen foto heet ‘Gekozen foto: …’ met de naam van het bestand en wordt voorgelezen; de vorige heet ‘Huidige foto’.',
    'De knop om te kiezen blijft dezelfde, voor en na het kiezen: de focus valt nergens weg.',
    'Kijk na: slepen is nooit de enige weg.',
  ],
  specification: [
    { section: '§5 · Foto opladen', sentence: 'De hulptekst zegt png of jpg, tot de grootste toegelaten maat.' },
    { section: '§5 · Grootte', sentence: 'Te groot: ‘File is groter dan {n} MB. Kleinere files opladen aub.’' },
  ],
  seeAlso: ['forms/ImageForm', 'forms/AvatarForm', 'forms/MediaCreateForm', 'controls/Picture'],
};
