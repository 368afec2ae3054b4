import { string, type StringSchema } from 'yup';
import { visibleAsTyped, visibleText } from '../rules/visibleText.ts';
import { peopleRules } from '../../nl/people.ts';

/** One or more letters of any alphabet. */
const LETTERS = /^\p{L}+$/u;

/** An address ends in a dot and a name: the server asks it too. */
const DOTTED_HOST = /\.[^.@\s]+$/;

/** Nothing in it hides: a zero-width space comes along with a copied address. */
const ALL_SHOWN = /^\P{Default_Ignorable_Code_Point}*$/u;

/** One letter, however the keyboard composed its accent. */
const composed = (text: unknown) => (typeof text === 'string' ? text.normalize('NFC') : text);

/** Required, and an address (specification §5). */
export const emailRule = () =>
  visibleText(peopleRules.email).email(peopleRules.email).matches(DOTTED_HOST, peopleRules.email).matches(ALL_SHOWN, peopleRules.email);

/** Required, and letters alone: a space is said to be wrong rather than taken away (specification §5). */
export const usernameRule = () =>
  visibleAsTyped(peopleRules.username).transform(composed).matches(LETTERS, { message: peopleRules.usernameLetters, excludeEmptyString: true });

/** Required (specification §5). */
export const phoneRule = () => visibleText(peopleRules.phone);

/** What cannot be changed here is not judged here: nobody could correct it. */
export const leftAlone = (): StringSchema<string> => string().defined();

/**
 * The same password again (specification §5).
 * @param password the field that it must be the same as
 * @param missing the message while it is empty
 * @param different the message while it is another one
 */
export const sameAs = (password: string, missing: string, different: string) =>
  string().required(missing).test('same', different, (value, { parent }) => value === (parent as Record<string, unknown>)[password]);
