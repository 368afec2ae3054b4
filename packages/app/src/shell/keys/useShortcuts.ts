import { CONTENT_ID, focusSearch } from '@staalkaart/ui';
import { useEffect } from 'react';
import { useModal } from '../modal/ModalSlot.tsx';
import { latestUndoable } from '../undo/undoables.ts';
import { unsaved } from '../unsaved/unsaved.ts';

/** What takes text, or a letter as a choice. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

/** Undoes what was done last; not past a form that says something unsaved, or that is being saved. @returns whether there is such a thing */
const undo = (): boolean => {
  const latest = unsaved.isDirty() ? undefined : latestUndoable();
  latest?.undo();
  return latest !== undefined;
};

/** Presses the button that saves: of the uppermost dialog, else of the page. What cannot be sent yet says what is missing. @returns whether there is one */
const save = (dialog: Element | undefined): boolean => {
  const button = (dialog ?? document.getElementById(CONTENT_ID))?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.disabled) button.form?.requestSubmit();
  else button?.click();
  return button !== null && button !== undefined;
};

/** The keys that work everywhere: '/' searches, Ctrl+K finds everything, Ctrl+S saves, Ctrl+Z undoes, '?' tells which keys there are. */
export const useShortcuts = (): void => {
  const { open } = useModal();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A browser that fills in a form sends one that is no key's.
      if (!(event instanceof KeyboardEvent)) return;
      const isControl = event.ctrlKey || event.metaKey;
      // With another key beside it, it is the browser's.
      if (event.defaultPrevented || event.isComposing || event.altKey || (isControl && event.shiftKey)) return;
      const dialog = [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"]):not([data-closing] *)')].at(-1);
      // What asks a question is answered by its own buttons; what is open is not put aside.
      const openBox = (type: 'commands' | 'keys') => () => !dialog && (open({ type }), true);
      const isElsewhere = !isField(event.target) && !dialog;
      const keys: Record<string, () => boolean> = isControl
        ? { k: openBox('commands'), s: () => dialog?.role !== 'alertdialog' && save(dialog), ...(isElsewhere && { z: undo }) }
        : !isElsewhere ? {} : { '/': () => focusSearch() || openBox('commands')(), '?': openBox('keys') };
      if (keys[event.key.toLowerCase()]?.()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
};
