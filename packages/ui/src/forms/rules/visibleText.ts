import { string } from 'yup';
import { DESCRIPTION_MAX_KB, TEXT_MAX } from '../../constants.ts';
import { formRules } from '../../nl/formRules.ts';

/** What draws nothing: spaces, controls, and what a font may ignore, such as the zero-width space and the fillers of Hangul. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether somebody sees anything of a text. */
const hasVisible = (text: string) => text.replace(INVISIBLE, '') !== '';

/** Required, kept as it was typed: for passwords, and where a space is said to be wrong. At least one visible character, at most 200. */
export const visibleAsTyped = (message: string) =>
  string().required(message).test('visible', message, text => hasVisible(text)).max(TEXT_MAX, formRules.tooLong(TEXT_MAX)).default('');

/** Required: a name, a code. At least one visible character, at most 200; spaces around it are taken away. */
export const visibleText = (message: string) => visibleAsTyped(message).trim();

/** A line that may be left out: empty where nothing of it is visible, at most 200 characters. */
export const shortText = () =>
  string().trim().transform((text: string | undefined) => (text && hasVisible(text) ? text : '')).max(TEXT_MAX, formRules.tooLong(TEXT_MAX)).default('');

/** A description, of text or HTML: at most 100 kB as it goes over the wire. */
export const longText = () =>
  string().test('size', formRules.tooLarge(DESCRIPTION_MAX_KB), text => !text || new TextEncoder().encode(text).length <= DESCRIPTION_MAX_KB * 1024).default('');
