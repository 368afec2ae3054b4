import type { KeyLine, WidgetDocs } from '../../../../.storybook/docs/widgetDocs.ts';

/** What the keyboard does in every dialog that holds a form. */
export const dialogKeys: readonly KeyLine[] = [
  ['Tab, Shift + Tab', 'Gaan van veld naar veld en naar de knoppen; de focus blijft in het venster.'],
  ['Esc', 'Sluit het venster. Is er iets gewijzigd, dan vraagt het eerst of dat weg mag. Tijdens het bewaren doet de toets niets.'],
];

/** What the keyboard does where there is a line to type on. */
export const textKeys: readonly KeyLine[] = [
  ['Enter', 'In een tekstveld van één regel: bewaart, zolang de knop die bewaart niet uitgeschakeld is.'],
];

/** What the keyboard does in a field with a list to choose from. */
export const listKeys: readonly KeyLine[] = [
  ['↓, ↑', 'In een keuzelijst: openen ze en wijzen de volgende of de vorige keuze aan. Alle toetsen staan bij controls/ComboBox.'],
  ['Enter', 'In een open keuzelijst: kiest wat aangewezen is en bewaart niet.'],
  ['Esc', 'In een open keuzelijst: sluit enkel de lijst.'],
];

/** What the keyboard does with the chosen items of a field that takes several. */
export const chipKeys: readonly KeyLine[] = [
  ['Backspace', 'In een lege keuzelijst met meer keuzes: neemt de laatst gekozen weg.'],
  ['←', 'Aan het begin van zo’n veld: gaat naar wat gekozen is. Daar gaan ← en → van keuze naar keuze en nemen Backspace en Delete er een weg.'],
];

/** What the keyboard does in the field of a picture. */
export const photoKeys: readonly KeyLine[] = [
  ['Enter of Spatie', 'Op ‘Kies een foto’: opent het bestandsvenster van het toestel.'],
  ['Ctrl + V', 'In het fotoveld: plakt een gekopieerde foto.'],
];

/** What assistive technology hears of every form of one record. */
export const dialogAccessibility: readonly string[] = [
  'Het venster is een dialoog en heet naar zijn titel. Bij het openen gaat de focus naar het eerste veld, bij het sluiten terug naar waar ze vandaan kwam.',
  'Een melding staat onder haar veld, is aan het veld gekoppeld en wordt voorgelezen zodra ze verschijnt. Wat de server van een veld zegt, zet ook de focus op dat veld.',
  'Wat de server van geen enkel veld in het bijzonder zegt, staat boven de knoppen en wordt meteen voorgelezen.',
];

/** The sentences of the specification that every form of one record implements. */
export const dialogRules: WidgetDocs['specification'] = [
  { section: '§5 · Formulieren', sentence: 'Het formulier kijkt bij elke wijziging na wat ingevuld is. De knop die bewaart is uitgeschakeld zolang er iets niet klopt.' },
];
