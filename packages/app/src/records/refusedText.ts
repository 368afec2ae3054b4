import type { IntentionRefused } from '@staalkaart/api-client';
import { filing } from '../nl/filing.ts';
import { recordTexts } from '../nl/records.ts';

/** Why an intention was not carried out, as the person reads it. */
export const refusedText = ({ reason }: IntentionRefused): string => (reason === 'changed' ? recordTexts.notSaved : filing.notShown);
