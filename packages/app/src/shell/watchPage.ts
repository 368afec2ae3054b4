import { underway } from './underway.ts';
import { lockTab } from './unsaved/tab.ts';
import { unsaved } from './unsaved/unsaved.ts';

/** A file that is let go beside every place for files: the browser would open it in the place of the page. */
const refuseFile = (event: DragEvent) => {
  const isForInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
  if (event.defaultPrevented || isForInput || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** Watches over the page: a hidden tab may never be shown again, a closed one is asked first, and no file takes its place. */
export const watchPage = (): void => {
  lockTab();
  document.addEventListener('visibilitychange', () => { if (document.hidden) unsaved.flush(); });
  window.addEventListener('beforeunload', event => {
    unsaved.flush();
    // What is being saved ends with the page, too.
    if (unsaved.isDirty() || underway() !== undefined) event.preventDefault();
  });
  window.addEventListener('dragover', refuseFile);
  window.addEventListener('drop', refuseFile);
};
