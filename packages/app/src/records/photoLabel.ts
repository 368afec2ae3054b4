import { recordTexts } from '../nl/records.ts';

/** What the photo action is called: another photo where there is one, its default name where there is none. */
export const photoLabel = (path: string | null | undefined): { label: string } | undefined => (path ? { label: recordTexts.changePhoto } : undefined);
