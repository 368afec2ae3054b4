import type { Choices } from '../../toolbar.ts';

/** What each menu of the toolbar is good for, in a sentence. A menu without one would not compile. */
export const toolbarWords: Readonly<Record<keyof Choices, string>> = {
  role: 'Wie er aangemeld is. De hoofding, de knoppen en de pagina’s passen zich aan.',
  mode: 'Tonen aan een klant, of beheren. Wie niet mag bewerken, blijft presenteren.',
  network: 'Wat de server doet: traag, weg, of met een antwoord waar niemand op rekent.',
  size: 'Hoeveel er in de catalogus zit. Leeg laat de lege lijsten zien, groot de snelheid.',
  theme: 'Licht, hoog contrast zoals het systeem het kan vragen, of beide naast elkaar.',
  motion: 'Zoals het systeem het vraagt, of minder.',
  tools: 'Het raster van de catalogus over het beeld, of Reacts StrictMode eromheen.',
};
