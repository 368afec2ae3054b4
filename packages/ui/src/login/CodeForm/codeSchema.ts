import { object, type InferType } from 'yup';
import { visibleText } from '../../forms/rules/visibleText.ts';
import { sessionText } from '../../nl/login.ts';

/** The code is asked for; the spaces that authenticator apps show in it are not sent (specification §5). */
export const codeSchema = object({
  code: visibleText(sessionText.codeRequired).transform((code: string) => code.replace(/\s/g, '')),
});

export type CodeValues = InferType<typeof codeSchema>;
