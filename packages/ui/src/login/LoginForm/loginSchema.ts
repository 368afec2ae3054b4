import { object, type InferType } from 'yup';
import { visibleAsTyped, visibleText } from '../../forms/rules/visibleText.ts';
import { sessionText } from '../../nl/login.ts';

/** Both are asked for, and an e-mail must also be one (specification §5). */
export const loginSchema = object({
  email: visibleText(sessionText.emailRequired).email(sessionText.emailRequired),
  password: visibleAsTyped(sessionText.passwordRequired),
});

export type LoginValues = InferType<typeof loginSchema>;
