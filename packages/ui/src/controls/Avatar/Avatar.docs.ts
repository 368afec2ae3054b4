import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the avatar. */
export const docs: WidgetDocs = {
  name: 'profielfoto',
  purpose: 'Toont wie iemand is: de foto, of de initialen op petrol waar er geen foto is of ze niet laadt.',
  notFor: [
    'Een beeld uit de catalogus: neem controls/Picture.',
    'Het menu van wie aangemeld is: neem navigation/AvatarMenu.',
    'De foto kiezen of bijsnijden: neem people/AvatarForm.',
  ],
  keyboard: [],
  accessibility: [
    'Versiering: wordt niet voorgelezen en neemt geen focus. De naam moet ernaast staan, of op de knop eromheen.',
    'Hoe meer letters, hoe kleiner ze staan, zodat de cirkel er geen afsnijdt.',
    'Kijk na: 38 px als er niets gekozen is; wit op petrol blijft leesbaar in elke maat.',
  ],
  specification: [
    { section: '§9 · Initialen', sentence: 'De eerste letters van de woorden van de gebruikersnaam, of de eerste 3 tekens als het één woord is.' },
  ],
  seeAlso: ['frame/AvatarMenu', 'people/ProfileCard', 'forms/AvatarForm', 'controls/Picture'],
};
