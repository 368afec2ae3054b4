import { isWriting } from '@staalkaart/api-client';
import { isRunning } from '../bulk/bulkState.ts';
import { workTexts } from '../nl/work.ts';
import { uploads } from './uploads/queue.ts';

/** What closing the page, or signing out, would break off, in words; nothing where nothing is under way. Who does so is asked. */
export const underway = (): string | undefined => (isRunning() ? workTexts.runs : uploads.isBusy() ? workTexts.uploads : isWriting() ? workTexts.writes : undefined);
