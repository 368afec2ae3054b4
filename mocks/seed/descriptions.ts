import type { Kind } from './kinds.ts';
import { pick } from './random.ts';

const DETAILS = [
  '<ul><li>Drukproef binnen twee werkdagen</li><li>Geleverd in heel Vlaanderen</li></ul>',
  '<ul><li>Vier kleuren, recto verso</li><li>Afgewerkt met <strong>matlaminaat</strong></li><li>Verpakt per honderd</li></ul>',
  '<ul><li>Gedrukt op FSC-gecertificeerd materiaal</li><li>Inkt op plantaardige basis</li></ul>',
  '<p>Vraag gerust een <strong>staal</strong> aan de toonbank.</p>',
  '<p>Nabestellen kan met hetzelfde nummer: de drukplaten blijven <strong>twee jaar</strong> bewaard.</p>',
];

/** The text of a product's page, as HTML. */
export const describe = ({ noun, pitch }: Kind, customer: string, share: number): string =>
  `<p><strong>${noun}</strong> voor ${customer.replace('&', '&amp;')}. ${pitch}</p>${pick(DETAILS, share)}`;
