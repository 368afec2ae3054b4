import { object, string, type InferType } from 'yup';
import { sessionText } from '../../nl/session.ts';

/** Both are asked for, and an e-mail must also be one (specification §5). */
export const loginSchema = object({
  email: string().trim().required(sessionText.emailRequired).email(sessionText.emailRequired),
  password: string().required(sessionText.passwordRequired),
});

export type LoginValues = InferType<typeof loginSchema>;
