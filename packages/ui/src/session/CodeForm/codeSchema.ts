import { object, string, type InferType } from 'yup';
import { sessionText } from '../../nl/session.ts';

/** The code is asked for; the spaces that authenticator apps show in it are not sent (specification §5). */
export const codeSchema = object({
  code: string().transform((code: string) => code.replace(/\s/g, '')).required(sessionText.codeRequired),
});

export type CodeValues = InferType<typeof codeSchema>;
