import { object } from 'yup';
import { visibleText } from '../rules/visibleText.ts';

/** A record that has a name and nothing else. */
export interface NameValues {
  name: string;
}

/** A name is required; the message says of what. */
export const nameSchema = (message: string) => object({ name: visibleText(message) });
