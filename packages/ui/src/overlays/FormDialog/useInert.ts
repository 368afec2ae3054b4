import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** A box to tick is no beginning: what matters comes after it. */
const FIELD = 'input:not([type="hidden"], [type="file"], [type="checkbox"], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"]';

/** Gives the focus to the first field of a form, to its first button where it has none. What stands before that stays in sight. */
export const focusFirstField = (form: HTMLElement | null): void =>
  (form?.querySelector<HTMLElement>(FIELD) ?? form?.querySelector<HTMLElement>('button:not([tabindex="-1"])'))?.focus({ preventScroll: true });

/**
 * While the fields of a form are inert, because they are being saved or something is asked about them, the focus waits at a button
 * beside them; then it goes back to where it was, or where that went, to the first field.
 * @param fields what is inert meanwhile
 * @param refuge finds the button
 */
export const useInert = (fields: RefObject<HTMLElement | null>, isInert: boolean, refuge: () => HTMLElement | null | undefined): void => {
  const find = useEffectEvent(refuge);
  const left = useRef<{ before: Element | null; button: HTMLElement | null | undefined }>(undefined);
  useLayoutEffect(() => {
    if (isInert) {
      left.current ??= { before: document.activeElement, button: find() };
      left.current.button?.focus();
      return;
    }
    // Not as the effect before ends: React would give the focus back to the button after that.
    const { before, button } = left.current ?? {};
    const isUntouched = left.current && (document.activeElement === button || document.activeElement === document.body);
    left.current = undefined;
    // Who went on meanwhile stays there.
    if (!isUntouched) return;
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else focusFirstField(fields.current);
  }, [fields, isInert]);
};
