import { first } from './0001.ts';
import { waitingSteps } from './0002.ts';
import { soundNumbers } from './0003.ts';
import { arrivedFilms } from './0004.ts';
import { signsKept } from './0005.ts';
import { keptAnswers } from './0006.ts';

/** A step from one version of the tables to the next, as SQL. A step that was ever published is never changed. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Every step, from an empty file on: the version of a database is how many of them it has behind it. */
export const migrations: readonly Migration[] = [
  { name: 'De eerste tabellen', sql: first },
  { name: 'Een code per aanmelding', sql: waitingSteps },
  { name: 'Getallen die een aanroep aanneemt', sql: soundNumbers },
  { name: 'Films waarvan het bestand er is', sql: arrivedFilms },
  { name: 'Tekens die op zichzelf staan', sql: signsKept },
  { name: 'Antwoorden voor wie ze niet kreeg', sql: keptAnswers },
];
