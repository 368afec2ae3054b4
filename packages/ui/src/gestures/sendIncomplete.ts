import type { KeyboardEvent } from 'react';

const isSubmit = (element: Element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit';

/**
 * For `onKeyDown` of a form. Enter sends nothing, and browsers say nothing, where the button that sends is disabled: the form
 * is sent all the same, and says what is missing.
 */
export const sendIncomplete = ({ key, target, currentTarget: form, defaultPrevented, nativeEvent }: KeyboardEvent<HTMLFormElement>): void => {
  // Not from a dialog that was opened from the form, nor what was an answer to something else.
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing || !(target instanceof HTMLInputElement) || target.form !== form) return;
  if ([...form.elements].find(isSubmit)?.disabled) form.requestSubmit();
};
