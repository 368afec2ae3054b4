import type { TokenName } from '../../packages/ui/src/theme/tokens.ts';

/** Words of the product for each size: type is judged by what it really says. */
const samples: Partial<Record<TokenName, string>> = {
  'text-xs': 'Houd vast: in collectie',
  'text-s': 'Brouwerij De Hoppebel · laatst gewijzigd 17-11-2026',
  'text-m': 'Je hebt geen collecties om dit product aan toe te voegen ...',
  'text-l': 'Affiche Zomerfestival Waterkant A2',
  'text-xl': 'Nieuwe collectie',
  'text-2xl': 'Producten in category Verpakkingen',
  'line-tight': 'Materialen en afwerkingen van gelegenheidsverpakkingen voor ambachtelijke chocoladepralines',
  'line-body': 'Vierkleurendruk op 170 g mat gesatineerd papier, dubbelzijdig gevernist en op A4 gevouwen. De eerste oplage is binnen drie werkdagen klaar.',
  'weight-medium': 'Stad aan Zee',
  'weight-bold': 'Alle segmenten',
};

/** What a size, weight or line height says on its sheet; a Flemish pangram where no words were chosen. */
export const sampleOf = (name: TokenName): string => samples[name] ?? 'Vlot geschreven Belgische teksten zijn zo bij uw klant';
