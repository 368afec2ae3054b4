import { isWriting } from '@staalkaart/api-client';
import { isRunning } from '../bulk/bulkState.ts';
import { workTexts } from '../nl/work.ts';
import { isUploading, uploadStates } from './uploads/uploadStates.ts';

/** What closing the page would break off, in words; nothing where nothing is under way. Who does so is asked. */
export const underway = (): string | undefined => (isRunning() ? workTexts.runs : isUploading() ? workTexts.uploads : isWriting() ? workTexts.writes : undefined);

/** What signing out would break off or give up, likewise: files that did not arrive are offered again to who closes the page, but not to who leaves. */
export const lostOnLeaving = (): string | undefined => underway() ?? (uploadStates.get().length > 0 ? workTexts.uploads : undefined);
